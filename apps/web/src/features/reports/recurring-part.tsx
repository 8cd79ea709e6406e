import type { RecurringReport } from '@hostfront/contract/reports'
import type { Period } from '@hostfront/domain/reports/period'
import { type RecurringMonth, recurringFigures } from '@hostfront/domain/reports/recurring-months'
import { ExportButton } from '../../parts/list-table/export-button.tsx'
import { DayChart } from '../../ui/day-chart.tsx'
import { Figures } from '../../ui/figures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SideNote } from '../../ui/side-note.tsx'
import {
  growthWords,
  lifetimeWords,
  shareBeforeWords,
  shareWords,
  stepWords,
} from '../../words/reports.ts'
import { MoneyFigure } from './money-figure.tsx'
import { recurringColumns } from './recurring-columns.ts'
import { SumTable } from './sum-table.tsx'
import { useAsPriced } from './use-as-priced.ts'
import { useMoney } from './use-money.ts'
import { useRecurring } from './use-reports.ts'

/** What comes back each month, won, grown and lost; beside as many months before. Nothing where no service has run. */
export function RecurringPart({ period }: { period: Period }) {
  const { data } = useRecurring(period)
  return data && hasRecurring(data) ? <Recurring report={data} /> : null
}

/** Whether anything came back in its months. */
export const hasRecurring = ({ months }: RecurringReport): boolean =>
  months.some(({ start, end }) => start + end > 0)

function Recurring({ report: { months, before } }: { report: RecurringReport }) {
  const money = useMoney()
  const asPriced = useAsPriced()
  const title = 'Recurring revenue'
  return (
    <Panel
      id="recurring"
      title={title}
      action={
        <ExportButton<RecurringMonth>
          name={`recurring-${months[0]?.month}-to-${months.at(-1)?.month}`}
          label={
            <>
              <span className="max-sm:sr-only">Export months as </span>CSV
            </>
          }
          noun="months"
          columns={recurringColumns}
          readPage={async () => ({ items: months, next: null })}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <RecurringFigures report={{ months, before }} />
        {months.length < 2 ? (
          <p className="text-[0.9375rem] text-muted">
            Choose two months or more to see how it grows.
          </p>
        ) : (
          <DayChart
            key={`${months[0]?.month} ${months.length}`}
            caption={title}
            unit="Month"
            days={months.map(({ month, end, customersAtEnd }) => ({
              ...{ day: month, amount: end, count: customersAtEnd },
            }))}
            amount={{ name: 'Recurring', format: money }}
            count={{ name: 'Customers', format: (count) => count.toLocaleString('en') }}
            nameOfDay={stepWords}
          />
        )}
        <div>
          <details>
            <summary className="w-fit cursor-pointer py-1 text-[0.9375rem] text-muted hover:text-ink">
              Show what changed as a table
            </summary>
            <Changes months={months} />
          </details>
          <SideNote title="How recurring revenue counts">
            By whole months: what services that have not ended cost a month, {asPriced}. A customer
            is lost when none of theirs is left; one that is suspended is not.
          </SideNote>
        </div>
      </div>
    </Panel>
  )
}

function RecurringFigures({ report }: { report: RecurringReport }) {
  const money = useMoney()
  const [now, before] = [recurringFigures(report.months), recurringFigures(report.before)]
  const share = (tenths: number | null) => (tenths === null ? '–' : shareWords(tenths))
  return (
    <Figures
      figures={[
        {
          name: 'Monthly recurring',
          value: <MoneyFigure>{money(now.mrr)}</MoneyFigure>,
          note: growthWords(now.mrr, before.mrr, money),
        },
        {
          name: 'Customers lost a month',
          value: <MoneyFigure>{share(now.customerChurn)}</MoneyFigure>,
          note: shareBeforeWords(before.customerChurn),
        },
        {
          name: 'Revenue lost a month',
          value: <MoneyFigure>{share(now.revenueChurn)}</MoneyFigure>,
          note: shareBeforeWords(before.revenueChurn),
        },
        {
          name: 'Value of a customer',
          value: (
            <MoneyFigure>{now.lifetimeValue === null ? '–' : money(now.lifetimeValue)}</MoneyFigure>
          ),
          note: lifetimeWords(now, money),
        },
      ]}
    />
  )
}

function Changes({ months }: { months: readonly RecurringMonth[] }) {
  const money = useMoney()
  const some = (amount: number) => (amount === 0 ? '' : money(amount))
  const total = (of: (month: RecurringMonth) => number) =>
    months.reduce((sum, month) => sum + of(month), 0)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  return (
    <SumTable<RecurringMonth>
      caption="Recurring revenue by month"
      of="Month"
      columns={[
        { header: 'Beginning', cell: ({ start }) => money(start), isMinor: true },
        { header: 'New', cell: ({ fresh, returned }) => some(fresh + returned) },
        { header: 'More', cell: ({ expansion }) => some(expansion), isMinor: true },
        { header: 'Less', cell: ({ contraction }) => some(-contraction), isMinor: true },
        { header: 'Lost', cell: ({ churned }) => some(-churned) },
        { header: 'End', cell: ({ end }) => money(end) },
      ]}
      rows={months}
      nameOf={({ month }) => stepWords(month)}
      keyOf={({ month }) => month}
      sum={{
        name: 'Total',
        row: {
          ...last,
          start: first.start,
          fresh: total(({ fresh }) => fresh),
          returned: total(({ returned }) => returned),
          expansion: total(({ expansion }) => expansion),
          contraction: total(({ contraction }) => contraction),
          churned: total(({ churned }) => churned),
        },
      }}
    />
  )
}
