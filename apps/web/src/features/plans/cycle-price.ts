import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { type Quote, quoteOrder } from '@hostfront/domain/orders/quote'

/** What a plan costs when paid by a cycle, with nothing added: no option that costs, no voucher, no tax. */
export const cycleQuote = (price: number, billingCycle: BillingCycle): Quote =>
  quoteOrder({ price, billingCycle, options: [], voucher: null, taxBasisPoints: 0 })

/** Minor units. */
export const monthlyPrice = (price: number, billingCycle: BillingCycle): number =>
  cycleQuote(price, billingCycle).perMonth
