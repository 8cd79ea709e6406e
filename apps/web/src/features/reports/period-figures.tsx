import type { PeriodReport } from '@hostfront/contract/reports'
import { useSettings } from '../../host/settings.ts'
import { Figures } from '../../ui/figures.tsx'
import { SideNote } from '../../ui/side-note.tsx'
import { growthWords, periodWords } from '../../words/reports.ts'
import { MoneyFigure } from './money-figure.tsx'
import { useMoney } from './use-money.ts'

/** What came in, beside the period before. */
export function PeriodFigures({ report }: { report: PeriodReport }) {
  const { tax } = useSettings()
  const money = useMoney()
  const { period, before, income, incomeBefore } = report
  const note = (figure: 'gross' | 'net' | 'tax') =>
    growthWords(income[figure], incomeBefore[figure], money)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-[0.9375rem] text-muted">
        {periodWords(period)}, compared with {periodWords(before)}.
      </p>
      <Figures
        figures={[
          {
            name: 'Income',
            value: <MoneyFigure>{money(income.gross)}</MoneyFigure>,
            note: note('gross'),
          },
          {
            name: 'Before tax',
            value: <MoneyFigure>{money(income.net)}</MoneyFigure>,
            note: note('net'),
          },
          {
            name: tax.name || 'Tax',
            value: <MoneyFigure>{money(income.tax)}</MoneyFigure>,
            note: note('tax'),
          },
          {
            name: 'Invoices paid',
            value: <MoneyFigure>{income.invoices.toLocaleString('en')}</MoneyFigure>,
            note: `${growthWords(income.invoices, incomeBefore.invoices, count)}${notesWords(income.notes)}`,
          },
        ]}
      />
      <SideNote title="How these figures count">
        An invoice counts on the day it is paid, with money or coins, and a credit note on its own;
        what is taken by a dispute counts on that day. Days are in UTC.
      </SideNote>
    </div>
  )
}

const count = (number: number) => number.toLocaleString('en')

function notesWords(notes: number): string {
  if (notes === 0) return ''
  return notes === 1 ? ', 1 credit note' : `, ${count(notes)} credit notes`
}
