import type { BillingCycle } from './billing-cycle.ts'
import { type Quote, quoteOrder } from './quote.ts'

/** Minor units. `saved`: what the same months would cost more when paid one by one. */
export interface CycleQuote extends Pick<Quote, 'perMonth' | 'amountDue' | 'months' | 'days'> {
  readonly saved: number
}

/** What a plan of `price` (minor units per month) costs when paid by a cycle, with nothing added: no option, voucher or tax. */
export function cycleQuote(price: number, billingCycle: BillingCycle): CycleQuote {
  const quote = quoteOrder({ price, billingCycle, options: [], voucher: null, taxBasisPoints: 0 })
  const { perMonth, amountDue, months, days } = quote
  return { perMonth, amountDue, months, days, saved: quote.cycleDiscount * months }
}
