import type { IntegrityReport } from '@hostfront/contract/shop'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { integrityWords, problemSentence } from '../../../words/shop-upkeep.ts'

/** What is not right in the books. */
export const ProblemTable = ({ problems }: Pick<IntegrityReport, 'problems'>) => (
  <div className="w-full">
    <DataTable
      caption={integrityWords.caption}
      columns={columns}
      rows={problems}
      rowKey={({ code, subject, detail }) => `${code} ${subject} ${detail}`}
    />
  </div>
)

const columns: readonly Column<IntegrityReport['problems'][number]>[] = [
  { header: 'Problem', isName: true, cell: ({ code }) => problemSentence(code) },
  {
    header: 'Record',
    cell: ({ subject }) => <span className="break-all">{subject}</span>,
  },
  { header: 'Found', cell: ({ detail }) => <span className="break-all">{detail}</span> },
]
