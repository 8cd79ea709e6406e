import type { Transitions } from '../transitions.ts'
import type { ServiceStatus } from './service.ts'

export type ServiceAction = 'suspend' | 'activate' | 'terminate' | 'expire'

/** Seed, section 4, with `terminated` made reachable; termination is final. */
export const SERVICE_LIFECYCLE: Transitions<ServiceStatus, ServiceAction> = {
  active: { suspend: 'suspended', terminate: 'terminated', expire: 'expired' },
  suspended: { activate: 'active', terminate: 'terminated' },
  expired: { activate: 'active', terminate: 'terminated' },
  terminated: {},
}
