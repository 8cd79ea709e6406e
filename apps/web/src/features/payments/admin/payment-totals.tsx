import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../../host/settings.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { dayBounds } from '../../../parts/list-table/day-bounds.ts'
import { totalsLine } from '../../../words/payments.ts'
import type { usePaymentList } from './use-payment-list.ts'

/** What the payments add up to that are chosen, on all pages of the list. */
export function PaymentTotals({ list }: { list: ReturnType<typeof usePaymentList> }) {
  const { currency } = useSettings()
  const { search, filters } = list.view
  const { from, to, ...chosen } = filters
  const asked = { ...(search ? { search } : {}), ...chosen, ...dayBounds(from, to) }
  const { data } = useAnswer(['payments', 'totals', asked], (api) => api.payments.totals(asked))
  return (
    <p className="mb-4 min-h-6 text-muted figures">
      {data ? totalsLine(data, (amount) => formatMoney(amount, currency)) : null}
      {data === null ? 'Too many are found to add them up: narrow the search.' : null}
    </p>
  )
}
