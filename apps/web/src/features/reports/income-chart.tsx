import type { PeriodReport } from '@hostfront/contract/reports'
import { DayChart } from '../../ui/day-chart.tsx'
import { Panel } from '../../ui/panel.tsx'
import { stepWords } from '../../words/reports.ts'
import { SumTable } from './sum-table.tsx'
import { useMoney } from './use-money.ts'

/** What came in day by day, or month by month; the same as a table for who wants to read it. */
export function IncomeChart({ report: { steps, income } }: { report: PeriodReport }) {
  const money = useMoney()
  const unit = steps[0]?.step.length === '2026-11'.length ? 'Month' : 'Day'
  const title = `Income by ${unit.toLowerCase()}`
  // What is taken by a dispute is on no document of the shop's.
  const isMoved = steps.some(({ gross }) => gross !== 0)
  if (income.invoices === 0 && income.notes === 0 && !isMoved) {
    return (
      <Panel id="income" title={title}>
        <p className="max-w-prose text-muted">
          Nothing was paid in these days. What customers pay will be charted here.
        </p>
      </Panel>
    )
  }
  const isShort = steps.length <= SHORT
  const table = (
    <SumTable
      caption={`${title}, with tax`}
      of={unit}
      columns={[
        {
          header: 'Invoices',
          cell: ({ invoices }) => invoices.toLocaleString('en'),
          isMinor: true,
        },
        { header: 'Before tax', cell: ({ net }) => money(net), isMinor: true },
        { header: 'Tax', cell: ({ tax }) => money(tax) },
        { header: 'Income', cell: ({ gross }) => money(gross) },
      ]}
      rows={steps}
      nameOf={({ step }) => stepWords(step)}
      keyOf={({ step }) => step}
      sum={steps.length > 1 ? { name: 'Total', row: { ...income, step: '' } } : undefined}
    />
  )
  return (
    <Panel id="income" title={title}>
      {/* A few days have their figures beside them. */}
      <div className={isShort ? 'grid items-start gap-x-10 gap-y-4 xl:grid-cols-2' : ''}>
        <DayChart
          // Of another period no day is chosen yet.
          key={`${steps[0]?.step} ${steps.length}`}
          caption={title}
          unit={unit}
          days={steps.map(({ step, gross, invoices }) => ({
            day: step,
            amount: gross,
            count: invoices,
          }))}
          amount={{ name: 'Income', format: money }}
          count={{ name: 'Invoices paid', format: (count) => count.toLocaleString('en') }}
          nameOfDay={stepWords}
        />
        {isShort ? (
          table
        ) : (
          <details className="mt-3">
            <summary className="cursor-pointer py-1 text-[0.9375rem] text-muted hover:text-ink">
              Show as a table
            </summary>
            {table}
          </details>
        )}
      </div>
    </Panel>
  )
}

/** So many steps are read beside their chart. */
const SHORT = 7
