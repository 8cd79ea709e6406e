/** What it costs to keep a domain for another year, and when the shop renews one by itself. */
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { daysOfPeriod, type InvoiceLine, linePeriod } from '../billing/invoice-line.ts'
import { dueBill } from '../renewals/due-bill.ts'
import { quotePeriod, type RenewalQuote, type RenewalStep } from '../renewals/renewal.ts'
import { allow, type Result, refuse } from '../result.ts'
import type { Settings } from '../settings/settings.ts'
import type { TaxTerms } from '../tax/tax-terms.ts'
import type { Domain } from './domain.ts'
import { domainState, EXPIRING_SOON_DAYS, expiryOfRenewedDomain } from './domain-state.ts'

/** Amounts in minor units; the year begins at `periodStart`, where the last one ends. Tax as for an order, see `taxFor`. */
export const quoteDomainRenewal = (
  domain: Pick<Domain, 'name' | 'price' | 'expiresAt'>,
  terms: TaxTerms,
): RenewalQuote => quotePeriod(domain, renewalLine(domain, 1), domain.price, terms)

/** The same for several years, which cost `amount` together; its line says how many they are. */
export function quoteDomainYears(
  domain: Pick<Domain, 'name' | 'expiresAt'>,
  { years, amount }: { readonly years: number; readonly amount: number },
  terms: TaxTerms,
): RenewalQuote {
  const line = renewalLine(domain, years)
  return quotePeriod(domain, years === 1 ? line : { ...line, years }, amount, terms)
}

function renewalLine(
  domain: Pick<Domain, 'name' | 'expiresAt'>,
  years: number,
): Omit<InvoiceLine, 'amount'> {
  const period = linePeriod(domain.expiresAt, expiryOfRenewedDomain(domain, years))
  return {
    description: `Renewal of ${domain.name}, ${daysOfPeriod(period)}`,
    quantity: { count: years, unit: 'year' },
    period,
  }
}

/** For how many years an invoice renews a domain. */
export const yearsOf = ({ lines }: Pick<Invoice, 'lines'>): number => lines[0]?.years ?? 1

/**
 * What changes of the open invoice of a renewal when the domain's end is moved: it bills the years from the new end on, and is
 * due no sooner. Number and amounts stay as they were issued: a payment that is on its way arrives.
 */
export function movedDomainRenewal(
  invoice: Pick<Invoice, 'lines' | 'dueDate' | 'status'>,
  domain: Pick<Domain, 'name' | 'expiresAt'>,
  now: string,
): Pick<Invoice, 'periodStart' | 'lines' | 'dueDate' | 'status'> {
  const { expiresAt: periodStart } = domain
  const moved = renewalLine(domain, yearsOf(invoice))
  const dueDate = invoice.dueDate > periodStart ? invoice.dueDate : periodStart
  return {
    periodStart,
    lines: invoice.lines.map((line) => ({ ...line, ...moved })),
    dueDate,
    status: dueDate > now ? 'unpaid' : invoice.status,
  }
}

export type DomainStep = Extract<RenewalStep, 'issue-invoice' | 'pay-with-coins' | 'tell'>

/** So many days after its end a domain can still be renewed; then its registry has given it away. */
const LATEST_DAYS = 30

/** Domains that ended at this time or before are gone at `now` (ISO, UTC), and nobody can renew them. */
export const latestGoneEnd = (now: string): string => addDays(now, -LATEST_DAYS)

/** From when on nobody can renew a domain any more (ISO, UTC). */
export const latestRenewal = ({ expiresAt }: Pick<Domain, 'expiresAt'>): string =>
  addDays(expiresAt, LATEST_DAYS)

export const isDomainGone = ({ expiresAt }: Pick<Domain, 'expiresAt'>, now: string): boolean =>
  expiresAt <= latestGoneEnd(now)

/** Whether its customer can pay for another year: once it expires soon, and until it is gone. */
export const canRenewDomain = (domain: Pick<Domain, 'expiresAt'>, now: string): boolean =>
  domainState(domain, now) !== 'active' && !isDomainGone(domain, now)

/** No registry lets a name run further ahead; the days that leap years have more are no reason to refuse. */
const MOST_DAYS_AHEAD = 10 * 366

/** Whether staff can renew it for so many years at `now`, ahead of its time too; or why not. */
export function checkYears(
  domain: Pick<Domain, 'expiresAt'>,
  years: number,
  now: string,
): Result<void, 'DOMAIN_NOT_DUE' | 'DOMAIN_TOO_LONG'> {
  if (isDomainGone(domain, now)) return refuse('DOMAIN_NOT_DUE')
  const isTooLong = expiryOfRenewedDomain(domain, years) > addDays(now, MOST_DAYS_AHEAD)
  return isTooLong ? refuse('DOMAIN_TOO_LONG') : allow(undefined)
}

export interface DueDomainFacts {
  readonly domain: Pick<Domain, 'autoRenew' | 'expiresAt' | 'lastNotice'>
  /** The renewal invoice of the year from `expiresAt` on; null when there is none yet. */
  readonly invoice: Pick<Invoice, 'status' | 'total' | 'paid'> | null
  /** The customer's balance, hundredths of a coin. */
  readonly coins: number
  readonly billing: Pick<Settings['billing'], 'renewalLeadDays'>
  /** ISO 8601, UTC. */
  readonly now: string
}

/** The time in which a domain ends when something may be due for it at `now`. */
export const dueDomainEnds = (now: string, { renewalLeadDays }: DueDomainFacts['billing']) => ({
  gt: latestGoneEnd(now),
  lte: addDays(now, Math.max(renewalLeadDays, EXPIRING_SOON_DAYS)),
})

/**
 * The one step that is due now for a domain: the bill and the payment of one that renews itself, then what its customer
 * is to be notified of; null when there is nothing to do. Like a service's, it leads to where it is not due any more.
 */
export function dueDomainStep(facts: DueDomainFacts): DomainStep | null {
  const { domain, now } = facts
  if (isDomainGone(domain, now)) return null
  // Nobody is billed for a year that they have not asked for.
  const step = domain.autoRenew ? dueBill(domain, facts) : null
  return step ?? (isNoticeDue(domain, now) ? 'tell' : null)
}

/** Each end is announced once when it comes near, unless the domain renews itself, and once when it has come. */
function isNoticeDue(domain: DueDomainFacts['domain'], now: string): boolean {
  const state = domainState(domain, now)
  if (state === 'active' || state === domain.lastNotice) return false
  return state === 'expired' || !domain.autoRenew
}
