import type { Figures } from '@hostfront/contract/admin'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { DayChart } from '../../ui/day-chart.tsx'
import { dayWords } from '../../words/dates.ts'

/** What came in and was ordered, day by day. */
export function LastDays({ days, revenue, tax }: Pick<Figures, 'days' | 'revenue' | 'tax'>) {
  const {
    currency,
    tax: { name: taxName },
  } = useSettings()
  const money = (amount: number) => formatMoney(amount, currency)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  if (orders === 0 && days.every((day) => day.revenue === 0)) {
    return (
      <p className="text-muted">
        Nothing was ordered or paid in these days. Payments and orders will be charted here day by
        day.
      </p>
    )
  }
  return (
    <>
      <p className="mb-4 text-muted">
        <strong className="font-semibold text-heading text-ink figures">{money(revenue)}</strong>{' '}
        came in{tax === 0 ? '' : `, including ${money(tax)} ${taxName}`}, and{' '}
        {orders === 1 ? 'one order was' : `${number.format(orders)} orders were`} placed.
      </p>
      <DayChart
        caption={`Revenue and orders of the last ${days.length} days`}
        days={days.map((day) => ({ day: day.day, amount: day.revenue, count: day.orders }))}
        amount={{ name: 'Revenue', format: money }}
        count={{ name: 'Orders', format: (count) => number.format(count) }}
        nameOfDay={dayWords}
      />
      <p className="mt-2 text-muted text-sm">
        Coins count on the day they are spent, credit notes on the day they are issued.
      </p>
    </>
  )
}

const number = new Intl.NumberFormat('en')
