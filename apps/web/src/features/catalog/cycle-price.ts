import type { BillingCycle } from '@hostfront/domain/orders/options'
import { type Quote, quoteOrder } from '@hostfront/domain/orders/quote'

/** What a plan costs when paid by a cycle, with nothing added: the free backup, no voucher, no tax. */
export const cycleQuote = (price: number, billingCycle: BillingCycle): Quote =>
  quoteOrder({ price, billingCycle, backup: 'choliba', voucher: null, taxBasisPoints: 0 })

/** Minor units. */
export const monthlyPrice = (price: number, billingCycle: BillingCycle): number =>
  cycleQuote(price, billingCycle).perMonth
