/** Services that administrators add, and days that they give to services: seed, section 9. */
import { addDays } from '../add-days.ts'
import { isSuspendedForPayment } from './lifecycle.ts'
import type { Service } from './service.ts'

type Changing = Pick<Service, 'status' | 'expiresAt' | 'suspendedAt'>

/**
 * The fields that change when days are given to a service; null where it is terminated. One that has expired or was
 * suspended for want of payment runs again when they reach beyond `now` (ISO, UTC).
 */
export function extended(service: Changing, days: number, now: string): Partial<Changing> | null {
  if (service.status === 'terminated') return null
  const expiresAt = addDays(service.expiresAt, days)
  const isForPayment = isSuspendedForPayment(service)
  if (!isForPayment && service.status !== 'expired') return { expiresAt }
  if (expiresAt > now) return { expiresAt, status: 'active', suspendedAt: null }
  // Still without payment: it counts as suspended since its new end, or it would look suspended by hand.
  return isForPayment && (service.suspendedAt ?? '') < expiresAt
    ? { expiresAt, suspendedAt: expiresAt }
    : { expiresAt }
}

/** How long a service runs that an administrator adds (seed, section 9). */
const ADDED_DAYS = 30

/** A service added without an order: active for 30 days from `createdAt` on, billed by the month, no options stated. */
export const addedService = (
  chosen: Pick<Service, 'id' | 'createdAt' | 'userId' | 'serviceId' | 'serviceName' | 'price'>,
): Service => ({
  ...chosen,
  serverName: null,
  orderId: null,
  status: 'active',
  billingCycle: 'monthly',
  location: null,
  ddosProtection: null,
  playerSlots: null,
  backup: null,
  autoRenew: false,
  expiresAt: addDays(chosen.createdAt, ADDED_DAYS),
  suspendedAt: null,
  terminatedAt: null,
})
