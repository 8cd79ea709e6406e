import type { Invoice } from '../billing/invoice.ts'
import { isPayable } from '../billing/payable.ts'
import { owedOf } from '../payments/settled.ts'
import type { Settings } from '../settings/settings.ts'
import type { SoldByTime } from './renewal.ts'
import { billedFrom } from './withdrawable.ts'

/** What is known when it is asked which step is due. */
export interface RenewalFacts {
  /** The renewal invoice of the period from the end on; null when there is none yet. */
  readonly invoice: Pick<Invoice, 'status' | 'total' | 'paid' | 'dueDate'> | null
  /** The customer's balance, hundredths of a coin. */
  readonly coins: number
  readonly billing: Pick<Settings['billing'], 'renewalLeadDays' | 'graceDays'>
  /** ISO 8601, UTC. */
  readonly now: string
}

type Facts = Pick<RenewalFacts, 'coins' | 'now'> & {
  readonly invoice: Pick<Invoice, 'status' | 'total' | 'paid'> | null
  readonly billing: Pick<Settings['billing'], 'renewalLeadDays'>
}
type Renewing = Pick<SoldByTime, 'autoRenew' | 'expiresAt'>

/** The bill of the next period once its time has come, then its payment where coins can pay it; else null. */
export function dueBill(
  held: Renewing,
  { invoice, coins, billing, now }: Facts,
): 'issue-invoice' | 'pay-with-coins' | null {
  if (now < billedFrom(held.expiresAt, billing)) return null
  if (!invoice) return 'issue-invoice'
  return paysItself(held, invoice, coins) ? 'pay-with-coins' : null
}

/** Whether the customer has chosen that coins pay, and has enough of them for what is not paid yet. */
export const paysItself = (
  { autoRenew }: Pick<Renewing, 'autoRenew'>,
  invoice: Pick<Invoice, 'status' | 'total' | 'paid'>,
  coins: number,
): boolean => autoRenew && isPayable(invoice) && coins >= owedOf(invoice)
