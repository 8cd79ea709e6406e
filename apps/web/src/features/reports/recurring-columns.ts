import { toDecimal } from '@hostfront/domain/money/format-money'
import type { RecurringMonth } from '@hostfront/domain/reports/recurring-months'
import type { ListColumn } from '../../parts/list-table/list-column.ts'

type Column = ListColumn<RecurringMonth>

const amount = (header: string, of: (month: RecurringMonth) => number): Column => ({
  header,
  csv: (month) => Number(toDecimal(of(month))),
  cell: () => null,
})
const count = (header: string, of: (month: RecurringMonth) => number): Column => ({
  header,
  csv: of,
  cell: () => null,
})

/** Every figure of a month. */
export const recurringColumns: readonly Column[] = [
  { header: 'Month', csv: ({ month }) => month, cell: () => null },
  amount('MRR at the beginning', ({ start }) => start),
  amount('New', ({ fresh }) => fresh),
  amount('Returned', ({ returned }) => returned),
  amount('Expansion', ({ expansion }) => expansion),
  amount('Contraction', ({ contraction }) => contraction),
  amount('Churned', ({ churned }) => churned),
  amount('MRR at the end', ({ end }) => end),
  count('Customers at the beginning', ({ customers }) => customers),
  count('Customers won', ({ won }) => won),
  count('Customers lost', ({ lost }) => lost),
  count('Customers at the end', ({ customersAtEnd }) => customersAtEnd),
]
