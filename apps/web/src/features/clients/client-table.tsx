import type { LucideIcon } from 'lucide-react'
import type { usePages } from '../../host/use-answer.ts'
import { ShortTable } from '../../parts/list-table/short-table.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'

interface ClientTableProps<Row> {
  /** Names the table. */
  caption: string
  pages: ReturnType<typeof usePages<Row>>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** A line alone, where it is a part of a page. */
  empty: string | { readonly icon: LucideIcon; readonly title: string; readonly line: string }
}

/** What one client has of something, newest first, page by page. */
export function ClientTable<Row>({
  caption,
  pages,
  columns,
  rowKey,
  empty,
}: ClientTableProps<Row>) {
  return (
    <Loaded answer={pages} shape="rows">
      {(rows) =>
        rows.length > 0 ? (
          <>
            <ShortTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
            <MoreButton pages={pages} />
          </>
        ) : typeof empty === 'string' ? (
          <p className="text-muted">{empty}</p>
        ) : (
          <EmptyState icon={empty.icon} title={empty.title}>
            {empty.line}
          </EmptyState>
        )
      }
    </Loaded>
  )
}

/** A moment of the row, which stays in one line. */
export const Moment = ({ at, children }: { at: string; children: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {children}
  </time>
)
