/** What an order costs. Seed, section 9; product rules "per month" and "due now": every figure is rounded once and adds up as shown. */
import { shareOf } from '../money/minor-units.ts'
import type { ChosenOption } from '../options/chosen-option.ts'
import { optionsPrice } from '../options/options-price.ts'
import { type TaxTerms, taxed } from '../tax/tax-terms.ts'
import type { Voucher } from '../vouchers/voucher.ts'
import { voucherDiscount } from '../vouchers/voucher-discount.ts'
import type { BillingCycle } from './billing-cycle.ts'
import { BILLING_CYCLES } from './billing-cycles.ts'

/** The tax is the customer's, see `taxFor`. */
export interface QuoteInput extends TaxTerms {
  /** The plan's price per month, minor units. */
  readonly price: number
  readonly billingCycle: BillingCycle
  readonly options: readonly Pick<ChosenOption, 'pricePerMonth'>[]
  /** Already found valid for this order by `checkVoucher`. */
  readonly voucher: Pick<Voucher, 'discountType' | 'discountValue'> | null
}

/** All amounts in minor units. `perMonth × months − voucherDiscount = amountDue`, and so much more as `tax` where it is not included. */
export interface Quote {
  /** Taken off the plan's price per month for the cycle. */
  readonly cycleDiscount: number
  /** What the options add per month; never discounted. */
  readonly optionsPrice: number
  readonly perMonth: number
  readonly months: number
  /** How long the service runs. */
  readonly days: number
  readonly beforeVoucher: number
  readonly voucherDiscount: number
  readonly tax: number
  readonly amountDue: number
}

export function quoteOrder(input: QuoteInput): Quote {
  const cycle = BILLING_CYCLES[input.billingCycle]
  const discounted = shareOf(input.price, 10_000 - cycle.discount)
  const added = optionsPrice(input.options)
  const perMonth = discounted + added
  const beforeVoucher = perMonth * cycle.months
  const off = input.voucher ? voucherDiscount(input.voucher, beforeVoucher) : 0
  const { tax, total } = taxed(beforeVoucher - off, input)
  return {
    cycleDiscount: input.price - discounted,
    optionsPrice: added,
    perMonth,
    months: cycle.months,
    days: cycle.days,
    beforeVoucher,
    voucherDiscount: off,
    tax,
    amountDue: total,
  }
}
