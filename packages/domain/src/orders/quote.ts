/** What an order costs. Seed, section 9; product rules "per month" and "due now": every figure is rounded once and adds up as shown. */
import { shareOf } from '../money/minor-units.ts'
import type { Voucher } from '../vouchers/voucher.ts'
import { voucherDiscount } from '../vouchers/voucher-rules.ts'
import { BACKUP_SURCHARGE, BILLING_CYCLES } from './billing-cycles.ts'
import type { Backup, BillingCycle } from './options.ts'

export interface QuoteInput {
  /** The plan's price per month, minor units. */
  readonly price: number
  readonly billingCycle: BillingCycle
  readonly backup: Backup
  /** Already found valid for this order by `checkVoucher`. */
  readonly voucher: Pick<Voucher, 'discountType' | 'discountValue'> | null
  /** VAT of this customer in basis points; 0 for none. */
  readonly taxBasisPoints: number
}

/** All amounts in minor units. `perMonth × months − voucherDiscount + tax = amountDue`. */
export interface Quote {
  /** Taken off the plan's price per month for the cycle. */
  readonly cycleDiscount: number
  /** Added per month; never discounted. */
  readonly backupSurcharge: number
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
  const backupSurcharge = BACKUP_SURCHARGE[input.backup]
  const perMonth = discounted + backupSurcharge
  const beforeVoucher = perMonth * cycle.months
  const off = input.voucher ? voucherDiscount(input.voucher, beforeVoucher) : 0
  const tax = shareOf(beforeVoucher - off, input.taxBasisPoints)
  return {
    cycleDiscount: input.price - discounted,
    backupSurcharge,
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
