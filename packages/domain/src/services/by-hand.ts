/** What administrators do to a service by hand: seed, sections 4 and 9, with termination and extension. */
import { addDays } from '../add-days.ts'
import { after } from '../transitions.ts'
import { isSuspendedForPayment, SERVICE_LIFECYCLE } from './lifecycle.ts'
import type { Service } from './service.ts'

export type ByHand = 'suspend' | 'activate' | 'terminate'

type Changing = Pick<Service, 'status' | 'expiresAt' | 'suspendedAt' | 'terminatedAt'>

/** The fields that `action` changes at `now` (ISO, UTC); null where the service's state does not allow it. */
export function changedByHand(
  service: Pick<Service, 'status'>,
  action: ByHand,
  now: string,
): Partial<Changing> | null {
  const status = after(SERVICE_LIFECYCLE, service.status, action)
  if (status === null) return null
  if (action === 'suspend') return { status, suspendedAt: now }
  if (action === 'activate') return { status, suspendedAt: null }
  return { status, terminatedAt: now }
}

/**
 * The fields that change when days are given to a service; null where it is terminated. One that has expired or was
 * suspended for want of payment runs again when they reach beyond `now` (ISO, UTC).
 */
export function extended(
  service: Omit<Changing, 'terminatedAt'>,
  days: number,
  now: string,
): Partial<Changing> | null {
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
