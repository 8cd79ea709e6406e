/** What it costs to keep a service for another cycle, and for which time. */
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { daysOfPeriod, type InvoiceLine, linePeriod } from '../billing/invoice-line.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import { quotePeriod, type RenewalQuote } from '../renewals/renewal.ts'
import type { TaxTerms } from '../tax/tax-terms.ts'
import { after } from '../transitions.ts'
import { type Holding, isSuspendedByHand, NOT_HELD, SERVICE_LIFECYCLE } from './lifecycle.ts'
import { priceFrom, pricesAfter } from './new-price.ts'
import type { Service } from './service.ts'

export interface Renewal extends RenewalQuote {
  readonly periodEnd: string
}

/** The end of the cycle that begins at `periodStart`: 30, 90, 180 or 365 days of 24 hours later. */
export const endOfCycle = (service: Pick<Service, 'billingCycle'>, periodStart: string): string =>
  addDays(periodStart, BILLING_CYCLES[service.billingCycle].days)

/**
 * The next cycle of a service. Its price per month holds the discount of the cycle and the backup already, as they
 * were when it was ordered, so it is only taken times the months. Tax (see `taxFor`) as for an order.
 */
export function quoteRenewal(
  service: Pick<
    Service,
    'planName' | 'serverName' | 'billingCycle' | 'price' | 'newPrice' | 'expiresAt'
  >,
  terms: TaxTerms,
): Renewal {
  const amount = priceFrom(service, service.expiresAt) * BILLING_CYCLES[service.billingCycle].months
  return {
    ...quotePeriod(service, renewalLine(service), amount, terms),
    periodEnd: endOfCycle(service, service.expiresAt),
  }
}

/** What is renewed, and for which days: the cycle that begins at its end. */
function renewalLine(
  service: Pick<Service, 'planName' | 'serverName' | 'billingCycle' | 'expiresAt'>,
): Omit<InvoiceLine, 'amount'> {
  const { planName, serverName, billingCycle, expiresAt } = service
  const name = serverName ? `${planName} "${serverName}"` : planName
  const period = linePeriod(expiresAt, endOfCycle(service, expiresAt))
  return {
    description: `Renewal of ${name}, ${billingCycle}, ${daysOfPeriod(period)}`,
    quantity: { count: BILLING_CYCLES[billingCycle].months, unit: 'month' },
    cycle: billingCycle,
    period,
  }
}

/**
 * What changes of the open invoice of a renewal when its service is given days: it bills the cycle from the new end on
 * (`service.expiresAt`) and is due no sooner. Number, amounts and parties stay as they were issued: a payment that is
 * on its way arrives.
 */
export function movedRenewal(
  invoice: Pick<Invoice, 'lines' | 'dueDate' | 'status'>,
  service: Pick<Service, 'planName' | 'serverName' | 'billingCycle' | 'expiresAt'>,
  now: string,
): Pick<Invoice, 'periodStart' | 'lines' | 'dueDate' | 'status'> {
  const { expiresAt } = service
  const dueDate = invoice.dueDate > expiresAt ? invoice.dueDate : expiresAt
  const moved = renewalLine(service)
  return {
    periodStart: expiresAt,
    lines: invoice.lines.map((line) => ({ ...line, ...moved })),
    dueDate,
    status: dueDate > now ? 'unpaid' : invoice.status,
  }
}

/** How long a service runs once the period from `periodStart` on is paid. Days that were given to it in between are kept. */
export function expiryAfterPayment(
  service: Pick<Service, 'billingCycle' | 'expiresAt'>,
  periodStart: string,
): string {
  const end = endOfCycle(service, periodStart)
  return end > service.expiresAt ? end : service.expiresAt
}

/** The states of a service whose end is still to come, or can be put off by paying; the others have ended. */
export const STATES_TO_RENEW = ['active', 'suspended'] as const satisfies Service['status'][]

type Payable = Pick<Service, 'status' | 'expiresAt'> & Holding

/**
 * Whether its customer can pay for another cycle of it. What is free goes on by itself, what is cancelled or terminated is
 * over, and nobody pays ahead for what the team has suspended.
 */
export const canRenew = (
  service: Pick<Service, 'status' | 'price' | 'suspendedByHand' | 'cancelledAt'>,
): boolean =>
  service.price > 0 &&
  service.status !== 'terminated' &&
  service.cancelledAt === null &&
  !isSuspendedByHand(service)

/** What becomes of a service once the period from `periodStart` on is paid: it runs longer, and again unless the team has suspended it. */
export function afterPayment(
  service: Payable & Pick<Service, 'billingCycle' | 'price' | 'newPrice'>,
  periodStart: string,
): Payable & Pick<Service, 'price' | 'newPrice'> {
  const { status, suspendedAt, suspendedByHand, suspensionReason, keepUntil } = service
  const expiresAt = expiryAfterPayment(service, periodStart)
  const prices = pricesAfter(service, periodStart)
  if (isSuspendedByHand(service)) {
    const held = { status, expiresAt, suspendedAt, suspendedByHand, suspensionReason, keepUntil }
    return { ...held, ...prices }
  }
  const next = after(SERVICE_LIFECYCLE, status, 'activate') ?? status
  // Paid late for a time that is over again: what the team has promised still holds.
  const isStillKept = keepUntil !== null && keepUntil > expiresAt
  const paid = { ...NOT_HELD, status: next, expiresAt, keepUntil: isStillKept ? keepUntil : null }
  return { ...paid, ...prices }
}
