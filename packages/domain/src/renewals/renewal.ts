/** What all that is sold by time has in common: it runs until an end, and costs something to run on. */
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import type { InvoiceLine } from '../billing/invoice-line.ts'
import { type TaxTerms, taxed } from '../tax/tax-terms.ts'

/** What the lifecycle can have to do with it; a kind knows some of these steps. */
export type RenewalStep =
  | 'renew-free'
  | 'issue-invoice'
  | 'pay-with-coins'
  | 'suspend'
  | 'terminate'
  | 'tell'

/** A customer's record that runs until `expiresAt` (ISO, UTC). */
export interface SoldByTime {
  readonly id: string
  readonly userId: string
  /** Whether coins pay its renewals by themselves. */
  readonly autoRenew: boolean
  readonly expiresAt: string
  /** Of what can be put on hold by itself. */
  readonly holdUntil?: string | null
}

/** What the next period is billed as, minor units; it begins where the paid time ends, however late it is billed. */
export type RenewalQuote = Pick<Invoice, 'lines' | 'subtotal' | 'tax' | 'total'> & {
  readonly periodStart: string
}

/** One line over the next period, which costs `amount` and is what the line says else. Tax (see `taxFor`) as for an order. */
export function quotePeriod(
  { expiresAt }: Pick<SoldByTime, 'expiresAt'>,
  line: Omit<InvoiceLine, 'amount'>,
  amount: number,
  terms: TaxTerms,
): RenewalQuote {
  const sums = taxed(amount, terms)
  return {
    lines: [{ ...line, amount: sums.subtotal }],
    ...sums,
    periodStart: expiresAt,
  }
}

/** A renewal is due when the paid time ends. Billed only later (the shop was down), it has the days of any invoice. */
export const renewalDueDate = (
  { expiresAt }: Pick<SoldByTime, 'expiresAt'>,
  now: string,
  invoiceDueDays: number,
): string => (now < expiresAt ? expiresAt : addDays(now, invoiceDueDays))
