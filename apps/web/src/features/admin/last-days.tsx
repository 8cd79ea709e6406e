import type { Figures } from '@hostfront/contract/admin'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { DayChart } from '../../ui/day-chart.tsx'
import { dayWords } from '../../words/dates.ts'

/** What came in and was ordered, day by day. */
export function LastDays({ days, tax }: Pick<Figures, 'days' | 'tax'>) {
  const {
    currency,
    tax: { name: taxName },
  } = useSettings()
  if (days.every((day) => day.revenue === 0 && day.orders === 0)) {
    return (
      <p className="text-muted">
        Nothing was ordered or paid in these days. Payments and orders will be charted here day by
        day.
      </p>
    )
  }
  return (
    <>
      <DayChart
        caption={`Revenue and orders of the last ${days.length} days`}
        days={days.map((day) => ({ day: day.day, amount: day.revenue, count: day.orders }))}
        amount={{ name: 'Revenue', format: (amount) => formatMoney(amount, currency) }}
        count={{ name: 'Orders', format: (count) => number.format(count) }}
        nameOfDay={dayWords}
      />
      <p className="mt-2 text-muted text-sm">
        {tax === 0 ? '' : `The revenue includes ${formatMoney(tax, currency)} ${taxName}. `}
        Coins count on the day they are spent, credit notes on the day they are issued.
      </p>
    </>
  )
}

const number = new Intl.NumberFormat('en')
