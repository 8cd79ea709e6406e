import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../../host/settings.ts'
import { SumText } from '../../../parts/list-table/sum-text.tsx'
import { TotalText } from '../../../parts/list-table/total-text.tsx'
import { useTotals } from '../../../parts/list-table/use-totals.ts'
import { totalsLine } from '../../../words/payments.ts'
import { TOO_MANY } from '../../../words/totals.ts'
import type { usePaymentList } from './use-payment-list.ts'

/** What the payments that are chosen add up to, on all pages of the list. */
export function usePaymentTotals({ view }: ReturnType<typeof usePaymentList>) {
  const { state, dispute } = view.filters
  return useTotals(['payments', 'totals', state, dispute], view, (api, asked) =>
    api.payments.totals({
      ...asked,
      ...(state ? { state } : {}),
      ...(dispute ? { dispute } : {}),
    }),
  )
}

type PaymentTotals = ReturnType<typeof usePaymentTotals>

/** How many payments they are of; undefined: nobody knows. */
export const paymentCount = ({ data, isWaiting }: PaymentTotals): number | undefined =>
  data && !isWaiting ? data.received.count + data.undone.count : undefined

export function PaymentTotalLine({ data, isWaiting }: PaymentTotals) {
  const { currency } = useSettings()
  const parts = data ? totalsLine(data, (amount) => formatMoney(amount, currency)) : null
  return (
    <TotalText isWaiting={isWaiting}>
      {parts ? <SumText parts={parts} /> : null}
      {data === null ? TOO_MANY : null}
    </TotalText>
  )
}
