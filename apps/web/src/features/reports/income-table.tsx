import type { Income } from '@hostfront/domain/reports/income'
import { Panel } from '../../ui/panel.tsx'
import { SumTable } from './sum-table.tsx'
import { useMoney } from './use-money.ts'

interface IncomeTableProps<Row> {
  id?: string
  title: string
  of: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Of the whole period. */
  income: Income
}

/** Income by one thing that it is told apart by. Its rows add up to the whole; nothing where there is none. */
export function IncomeTable<Row extends Income>({
  id,
  title,
  of,
  rows,
  nameOf,
  income,
}: IncomeTableProps<Row>) {
  const money = useMoney()
  if (rows.length === 0) return null
  return (
    <Panel {...(id ? { id } : {})} title={title}>
      <SumTable<Income & { readonly name: string; readonly key: string }>
        isFolded
        caption={`Income ${title.toLowerCase()}`}
        of={of}
        columns={[
          { header: 'Before tax', cell: ({ net }) => money(net), isMinor: true },
          { header: 'Tax', cell: ({ tax }) => money(tax) },
          { header: 'Income', cell: ({ gross }) => money(gross) },
        ]}
        // Two may have one name: operators give them.
        rows={rows.map((row, at) => ({ ...row, name: nameOf(row), key: String(at) }))}
        nameOf={({ name }) => name}
        keyOf={({ key }) => key}
        sum={{ name: 'Total', row: { ...income, name: '', key: '' } }}
      />
    </Panel>
  )
}
