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

/** What is known of a suspension, and of time that the team gives without payment. */
export type Holding = Pick<
  Service,
  'suspendedAt' | 'suspendedByHand' | 'suspensionReason' | 'keepUntil'
>

/** Neither suspended nor running without payment. */
export const NOT_HELD: Holding = {
  suspendedAt: null,
  suspendedByHand: false,
  suspensionReason: null,
  keepUntil: null,
}

type Suspended = Pick<Service, 'status' | 'suspendedByHand'>

/** Whether it was suspended because its paid time ended, so that a payment brings it back. */
export const isSuspendedForPayment = ({ status, suspendedByHand }: Suspended): boolean =>
  status === 'suspended' && !suspendedByHand

/** Whether the team has suspended it: then only the team brings it back or ends it. */
export const isSuspendedByHand = ({ status, suspendedByHand }: Suspended): boolean =>
  status === 'suspended' && suspendedByHand

/** Whether the team lets it run at `now` (ISO, UTC) although its paid time has ended. */
export const isKept = ({ keepUntil }: Pick<Service, 'keepUntil'>, now: string): boolean =>
  keepUntil !== null && now < keepUntil
