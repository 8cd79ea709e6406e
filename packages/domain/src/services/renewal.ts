/** What it costs to keep a service for another cycle, and for which time. */
import { addDays } from '../add-days.ts'
import type { Invoice } from '../billing/invoice.ts'
import { shareOf } from '../money/minor-units.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'
import { after } from '../transitions.ts'
import { isSuspendedForPayment, SERVICE_LIFECYCLE } from './lifecycle.ts'
import type { Service } from './service.ts'

/** Amounts in minor units; the period begins where the paid time ends, however late it is billed. */
export type Renewal = Pick<Invoice, 'lines' | 'subtotal' | 'tax' | 'total'> & {
  readonly periodStart: string
  readonly periodEnd: string
}

/** The end of the cycle that begins at `periodStart`: 30, 90, 180 or 365 days of 24 hours later. */
export const endOfCycle = (service: Pick<Service, 'billingCycle'>, periodStart: string): string =>
  addDays(periodStart, BILLING_CYCLES[service.billingCycle].days)

/**
 * The next cycle of a service. Its price per month holds the discount of the cycle and the backup already, as they
 * were when it was ordered, so it is only taken times the months. VAT (`taxBasisPoints`, see `taxFor`) as for an order.
 */
export function quoteRenewal(
  service: Pick<Service, 'serviceName' | 'serverName' | 'billingCycle' | 'price' | 'expiresAt'>,
  taxBasisPoints: number,
): Renewal {
  const periodStart = service.expiresAt
  const periodEnd = endOfCycle(service, periodStart)
  const subtotal = service.price * BILLING_CYCLES[service.billingCycle].months
  const tax = shareOf(subtotal, taxBasisPoints)
  const name = service.serverName
    ? `${service.serviceName} "${service.serverName}"`
    : service.serviceName
  const days = `${periodStart.slice(0, 10)} to ${periodEnd.slice(0, 10)}`
  return {
    lines: [
      { description: `Renewal of ${name}, ${service.billingCycle}, ${days}`, amount: subtotal },
    ],
    subtotal,
    tax,
    total: subtotal + tax,
    periodStart,
    periodEnd,
  }
}

/** A renewal is due when the paid time ends. Billed only after that (the shop stood still), it has the days of any invoice. */
export const renewalDueDate = (
  { expiresAt }: Pick<Service, 'expiresAt'>,
  now: string,
  invoiceDueDays: number,
): string => (now < expiresAt ? expiresAt : addDays(now, invoiceDueDays))

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

type Payable = Pick<Service, 'status' | 'suspendedAt' | 'expiresAt'>

const isSuspendedByHand = (service: Payable): boolean =>
  service.status === 'suspended' && !isSuspendedForPayment(service)

/**
 * Whether its customer can pay for another cycle of it. What is free goes on by itself, what is terminated is over, and
 * nobody pays ahead for what the team has suspended.
 */
export const canRenew = (service: Payable & Pick<Service, 'price'>): boolean =>
  service.price > 0 && service.status !== 'terminated' && !isSuspendedByHand(service)

/** What becomes of a service once the period from `periodStart` on is paid: it runs longer, and again unless the team has suspended it. */
export function afterPayment(
  service: Payable & Pick<Service, 'billingCycle'>,
  periodStart: string,
): Payable {
  const { status, suspendedAt } = service
  const expiresAt = expiryAfterPayment(service, periodStart)
  if (isSuspendedByHand(service)) return { status, suspendedAt, expiresAt }
  const next = after(SERVICE_LIFECYCLE, status, 'activate') ?? status
  return { status: next, suspendedAt: null, expiresAt }
}
