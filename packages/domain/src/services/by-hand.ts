/** What administrators do to services by hand: seed, section 9, and product rules, section 4. */
import { addDays } from '../add-days.ts'
import { NOT_ON_HOLD } from '../renewals/hold.ts'
import { NOT_CANCELLED } from './cancellation.ts'
import { type Holding, isSuspendedForPayment, NOT_HELD } from './lifecycle.ts'
import type { Service } from './service.ts'

type Changing = Pick<Service, 'status' | 'expiresAt'> & Holding

/** A promise to let it run without payment is needless once it is paid beyond that. */
const keptBeyond = (keepUntil: string | null, expiresAt: string): string | null =>
  keepUntil !== null && keepUntil > expiresAt ? keepUntil : null

/** What changes of one that runs when it is paid until then (ISO, UTC). */
export const paidUntil = (
  { keepUntil }: Pick<Service, 'keepUntil'>,
  expiresAt: string,
): Pick<Changing, 'expiresAt' | 'keepUntil'> => ({
  expiresAt,
  keepUntil: keptBeyond(keepUntil, expiresAt),
})

/**
 * The fields that change when days are given to a service; null where it is terminated. One that has expired or was
 * suspended for want of payment runs again when they reach beyond `now` (ISO, UTC).
 */
export function extended(
  service: Pick<Service, 'status' | 'expiresAt' | 'suspendedByHand' | 'keepUntil'>,
  days: number,
  now: string,
): Partial<Changing> | null {
  if (service.status === 'terminated') return null
  const expiresAt = addDays(service.expiresAt, days)
  const runsAgain = isSuspendedForPayment(service) || service.status === 'expired'
  if (runsAgain && expiresAt > now) return { ...NOT_HELD, expiresAt, status: 'active' }
  return paidUntil(service, expiresAt)
}

/** What is stored when the team suspends a service at `now`, for a reason that its customer reads. */
export const suspendedByTeam = (
  reason: string,
  now: string,
): Pick<Service, 'status'> & Holding => ({
  status: 'suspended',
  suspendedAt: now,
  suspendedByHand: true,
  suspensionReason: reason,
  keepUntil: null,
})

/** The same where its paid time has ended: a payment brings it back. */
export const suspendedForPayment = (now: string): Pick<Service, 'status'> & Holding => ({
  ...NOT_HELD,
  status: 'suspended',
  suspendedAt: now,
})

/**
 * Whether it runs without payment when it is set active at `now` (ISO, UTC): then until a day that has to be named, or
 * what is due next would take it back at once. What is free just goes on.
 */
export const runsUnpaid = (
  { price, expiresAt }: Pick<Service, 'price' | 'expiresAt'>,
  now: string,
): boolean => price > 0 && expiresAt <= now

/** The longest time that a service runs without payment; for longer, give it days. */
export const MOST_KEPT_DAYS = 366

/** Whether a service may be kept until then (ISO, UTC): not a time that is over, nor one beyond a year. */
export const canKeepUntil = (keepUntil: string, now: string): boolean =>
  keepUntil > now && keepUntil <= addDays(now, MOST_KEPT_DAYS)

/** How long a service runs that an administrator adds (seed, section 9). */
const ADDED_DAYS = 30

/** A service added without an order: active for 30 days from `createdAt` on, billed by the month, no options chosen. */
export const addedService = (
  chosen: Pick<Service, 'id' | 'createdAt' | 'userId' | 'planId' | 'planName' | 'price'>,
): Service => ({
  ...chosen,
  serverName: null,
  orderId: null,
  status: 'active',
  billingCycle: 'monthly',
  options: [],
  location: null,
  autoRenew: false,
  expiresAt: addDays(chosen.createdAt, ADDED_DAYS),
  ...NOT_HELD,
  terminatedAt: null,
  ...NOT_CANCELLED,
  access: null,
  changed: null,
  waiting: null,
  newPrice: null,
  ...NOT_ON_HOLD,
})
