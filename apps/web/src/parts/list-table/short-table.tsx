import type { ComponentProps } from 'react'
import { DataTable } from '../../ui/data-table.tsx'
import { useRowKeys } from './use-row-keys.tsx'

interface ShortTableProps<Row> extends ComponentProps<typeof DataTable<Row>> {
  /** A few rows that each say more than one of a list. */
  isRoomy?: boolean
}

/** A list that is short and read whole: as dense as the others where it is not roomy, and with their keys. */
export function ShortTable<Row>({ isRoomy = false, ...table }: ShortTableProps<Row>) {
  const keys = useRowKeys<HTMLDivElement>()
  return (
    <div {...keys.list} className={isRoomy ? undefined : 'list-table'}>
      <DataTable {...table} />
      {keys.dialog}
    </div>
  )
}
