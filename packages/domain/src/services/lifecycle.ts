import type { Transitions } from '../transitions.ts'
import type { Service, ServiceStatus } from './service.ts'

export type ServiceAction = 'suspend' | 'activate' | 'terminate' | 'expire'

/** Seed, section 4, with `terminated` made reachable; termination is final. */
export const SERVICE_LIFECYCLE: Transitions<ServiceStatus, ServiceAction> = {
  active: { suspend: 'suspended', terminate: 'terminated', expire: 'expired' },
  suspended: { activate: 'active', terminate: 'terminated' },
  expired: { activate: 'active', terminate: 'terminated' },
  terminated: {},
}

/**
 * Whether it was suspended because its paid time ended, so that a payment brings it back. Suspended within its paid
 * time it was by hand: an administrator's matter, which money does not settle.
 */
export const isSuspendedForPayment = ({
  status,
  suspendedAt,
  expiresAt,
}: Pick<Service, 'status' | 'suspendedAt' | 'expiresAt'>): boolean =>
  status === 'suspended' && (suspendedAt ?? expiresAt) >= expiresAt
