import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../../host/settings.ts'
import { TotalText } from '../../../parts/list-table/total-text.tsx'
import { useTotals } from '../../../parts/list-table/use-totals.ts'
import { totalsLine } from '../../../words/payments.ts'
import { TOO_MANY } from '../../../words/totals.ts'
import type { usePaymentList } from './use-payment-list.ts'

/** What the payments add up to that are chosen, on all pages of the list. */
export function PaymentTotals({ list }: { list: ReturnType<typeof usePaymentList> }) {
  const { currency } = useSettings()
  const { state, dispute } = list.view.filters
  const { data, isWaiting } = useTotals(
    ['payments', 'totals', state, dispute],
    list.view,
    (api, asked) =>
      api.payments.totals({
        ...asked,
        ...(state ? { state } : {}),
        ...(dispute ? { dispute } : {}),
      }),
  )
  return (
    <TotalText isWaiting={isWaiting}>
      {data ? totalsLine(data, (amount) => formatMoney(amount, currency)) : null}
      {data === null ? TOO_MANY : null}
    </TotalText>
  )
}
