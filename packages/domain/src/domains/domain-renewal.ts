/** What it costs to keep a domain for another year, and when the shop renews one by itself. */
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { isPayable } from '../billing/payable.ts'
import { shareOf } from '../money/minor-units.ts'
import type { Settings } from '../settings/settings.ts'
import type { Domain } from './domain.ts'
import { domainState, expiryOfRenewedDomain } from './domain-state.ts'

/** Amounts in minor units; the year begins at `periodStart`, where the last one ends. VAT as for an order, see `taxFor`. */
export function quoteDomainRenewal(
  domain: Pick<Domain, 'name' | 'price' | 'expiresAt'>,
  taxBasisPoints: number,
): Pick<Invoice, 'lines' | 'subtotal' | 'tax' | 'total'> & { readonly periodStart: string } {
  const { name, price, expiresAt } = domain
  const days = `${expiresAt.slice(0, 10)} to ${expiryOfRenewedDomain(domain).slice(0, 10)}`
  const tax = shareOf(price, taxBasisPoints)
  return {
    lines: [{ description: `Renewal of ${name}, ${days}`, amount: price }],
    subtotal: price,
    tax,
    total: price + tax,
    periodStart: expiresAt,
  }
}

export type DomainStep = 'issue-invoice' | 'pay-with-coins'

/** So many days after its end a domain can still be renewed; then its registry has given it away. */
const LATEST_DAYS = 30

/** Domains that ended at this time or before are gone at `now` (ISO, UTC), and nobody can renew them. */
export const latestGoneEnd = (now: string): string => addDays(now, -LATEST_DAYS)

export const isDomainGone = ({ expiresAt }: Pick<Domain, 'expiresAt'>, now: string): boolean =>
  expiresAt <= latestGoneEnd(now)

/** Whether its customer can pay for another year: once it expires soon, and until it is gone. */
export const canRenewDomain = (domain: Pick<Domain, 'expiresAt'>, now: string): boolean =>
  domainState(domain, now) !== 'active' && !isDomainGone(domain, now)

export interface DueDomainFacts {
  readonly domain: Pick<Domain, 'autoRenew' | 'expiresAt'>
  /** The renewal invoice of the year from `expiresAt` on; null when there is none yet. */
  readonly invoice: Pick<Invoice, 'status' | 'total'> | null
  /** The customer's balance, hundredths of a coin. */
  readonly coins: number
  readonly billing: Pick<Settings['billing'], 'renewalLeadDays'>
  /** ISO 8601, UTC. */
  readonly now: string
}

/** The time in which a domain that renews itself ends, when something may be due for it at `now`. */
export const dueDomainEnds = (now: string, { renewalLeadDays }: DueDomainFacts['billing']) => ({
  gt: latestGoneEnd(now),
  lte: addDays(now, renewalLeadDays),
})

/**
 * The one step that is due now for a domain whose customer lets coins renew it; null when there is nothing to do.
 * Like that of a service, it leads to where it is not due any more.
 */
export function dueDomainStep(facts: DueDomainFacts): DomainStep | null {
  const { domain, invoice, coins, billing, now } = facts
  const { gt, lte } = dueDomainEnds(now, billing)
  if (!domain.autoRenew || domain.expiresAt <= gt || domain.expiresAt > lte) return null
  if (!invoice) return 'issue-invoice'
  return isPayable(invoice) && coins >= invoice.total ? 'pay-with-coins' : null
}
