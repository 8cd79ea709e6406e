/** What an order costs. Seed, section 9; product rules "per month" and "due now": every figure is rounded once and adds up as shown. */
import { shareOf } from '../money/minor-units.ts'
import type { ChosenOption } from '../options/chosen-option.ts'
import { optionsPrice } from '../options/options-price.ts'
import type { Voucher } from '../vouchers/voucher.ts'
import { voucherDiscount } from '../vouchers/voucher-rules.ts'
import type { BillingCycle } from './billing-cycle.ts'
import { BILLING_CYCLES } from './billing-cycles.ts'

export interface QuoteInput {
  /** The plan's price per month, minor units. */
  readonly price: number
  readonly billingCycle: BillingCycle
  readonly options: readonly Pick<ChosenOption, 'pricePerMonth'>[]
  /** Already found valid for this order by `checkVoucher`. */
  readonly voucher: Pick<Voucher, 'discountType' | 'discountValue'> | null
  /** VAT of this customer in basis points; 0 for none. */
  readonly taxBasisPoints: number
}

/** All amounts in minor units. `perMonth × months − voucherDiscount + tax = amountDue`. */
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
  const tax = shareOf(beforeVoucher - off, input.taxBasisPoints)
  return {
    cycleDiscount: input.price - discounted,
    optionsPrice: added,
    perMonth,
    months: cycle.months,
    days: cycle.days,
    beforeVoucher,
    voucherDiscount: off,
    tax,
    amountDue: beforeVoucher - off + tax,
  }
}

/** VAT of a customer in basis points: only where the country is one the shop charges it in. */
export function taxFor(
  tax: { readonly basisPoints: number; readonly countries: readonly string[] },
  country: string | null,
): number {
  return country !== null && tax.countries.includes(country) ? tax.basisPoints : 0
}
