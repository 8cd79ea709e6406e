import type { PaymentProblem } from '@hostfront/domain/gateways/payment-problem'
import type { NotificationEvent } from '@hostfront/domain/notifications/notification'

type Told = Extract<NotificationEvent, { kind: 'payment-problem' }>

const RETURN = '/admin/transactions?view=refunds'
const PAYMENTS = '/admin/gateways?view=payments'

/** Where each is seen to. */
export const PAYMENT_PROBLEM_PATHS: Readonly<Record<PaymentProblem, string>> = {
  AMOUNT: RETURN,
  CURRENCY: PAYMENTS,
  MODE: PAYMENTS,
  CLOSED: RETURN,
  UNKNOWN: '/admin/gateways',
  STUCK: '/admin/gateways',
  COINS_SPENT: PAYMENTS,
  REFUND_FAILED: PAYMENTS,
  RECORDED: PAYMENTS,
  DISPUTED: '/admin/transactions?dispute=open',
  DISPUTE_TURNED: '/admin/transactions',
  PAID_TWICE: '/admin/transactions?dispute=lost',
}

/** What is wrong with money at a gateway, in a sentence. */
export function paymentProblemSentence({ problem, amount, currency }: Told): string {
  // It may have come in any currency, which is not one of the shop's.
  const money = `${currency} ${(amount / 100).toFixed(2)}`
  switch (problem) {
    case 'AMOUNT':
      return `${money} came in online, and that is not what was to be paid. It has to go back.`
    case 'CURRENCY':
      return `${money} came in online in another currency than was to be paid. It paid nothing.`
    case 'MODE':
      return `${money} was reported as a test for real money, or the other way round. It paid nothing.`
    case 'CLOSED':
      return `${money} came in online for something that is paid or closed. It has to go back.`
    case 'UNKNOWN':
      return `${money} came in online for something that this shop does not know.`
    case 'STUCK':
      return `A message about ${money} came in and cannot be applied. It is tried again each hour.`
    case 'COINS_SPENT':
      return `${money} went back to a customer who has spent the coins that it had bought.`
    case 'REFUND_FAILED':
      return `A refund of ${money} that you made at the payment service has failed. Please send it again there.`
    case 'RECORDED':
      return `${money} came in online, and its reference is recorded for something else. Please compare the two.`
    case 'DISPUTE_TURNED':
      return `A dispute of ${money} has ended otherwise than it was closed. Please look where it was paid: nothing of it is booked.`
    case 'PAID_TWICE':
      return `${money} was lost by a dispute after it had gone back to its customer, or become coins. They have it twice: please settle that with them.`
    case 'DISPUTED':
      return `A customer disputes a payment of ${money}. Please answer where it was paid: there is little time.`
  }
}
