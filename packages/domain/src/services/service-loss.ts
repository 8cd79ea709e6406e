import type { Loss } from '../renewals/loss.ts'
import { isEnding } from './cancellation.ts'
import type { DueFacts } from './due-step.ts'
import { endOfGrace } from './due-step.ts'
import { isSuspendedByHand } from './lifecycle.ts'
import type { Service } from './service.ts'
import { nameOfService } from './service-name.ts'

type Held = DueFacts['service'] & Pick<Service, 'serverName' | 'planName'>

/** When the lifecycle suspends or ends a service whose renewal stays unpaid; null where money decides nothing (due-step.ts), as of what is cancelled. */
export function serviceLoss(
  service: Held,
  invoice: DueFacts['invoice'],
  graceDays: number,
): Loss | null {
  const { status, price, expiresAt, keepUntil } = service
  if (isEnding(service)) return null
  const name = nameOfService(service)
  if (status === 'active' && price > 0) {
    const isKeptLonger = keepUntil !== null && keepUntil > expiresAt
    return { step: 'suspend', name, at: isKeptLonger ? keepUntil : expiresAt }
  }
  if (status !== 'suspended' || isSuspendedByHand(service)) return null
  return { step: 'terminate', name, at: endOfGrace(service, invoice, graceDays) }
}
