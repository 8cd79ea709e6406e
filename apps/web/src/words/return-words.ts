import type { OwnRefund } from '@hostfront/contract/refunds'
import { byWay } from '@hostfront/domain/payments/recorded-ways'
import { formatDay } from './dates.ts'

/** What has become of money that goes back; `amount` and `method` as their customer reads them. */
export function returnWords(
  refund: Pick<OwnRefund, 'state' | 'settledAt' | 'reference'>,
  amount: string,
  method: string,
): string {
  const { state, settledAt, reference } = refund
  const sum = `${amount} ${byWay(method)}`
  if (state === 'to-send') return `Refund on its way: ${sum}`
  const day = settledAt ? ` on ${formatDay(settledAt)}` : ''
  switch (state) {
    case 'to-coins':
      return `Given as coins: ${amount}${day}`
    case 'by-dispute':
      return `Returned by the dispute of its payment: ${amount}${day}`
    case 'sent':
      return `Refunded: ${sum}${day}${reference ? `, transaction reference ${reference}` : ''}`
  }
}
