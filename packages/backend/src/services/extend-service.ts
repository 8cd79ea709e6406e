import { AUTOMATION } from '@hostfront/domain/audit/automation'
import { afterPayment } from '@hostfront/domain/services/renewal'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordAutomation } from '../audit/record-automation.ts'
import type { Backend } from '../call/context.ts'
import { wakeInstance } from '../instances/wake-instance.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Extends a service by the cycle from `periodStart` on, once that is paid, and brings it back when it was suspended
 * for want of that. `service` is as locked by the caller's transaction, and not terminated.
 */
export async function extendService(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  service: Service,
  periodStart: string,
): Promise<Service> {
  const renewed = await tx.services.update(service.id, afterPayment(service, periodStart), {
    status: service.status,
    expiresAt: service.expiresAt,
  })
  if (!renewed) throw new StoreError('conflict', 'services.expiresAt')
  if (renewed.price !== service.price) {
    const costs = ({ id, price, newPrice }: Service) => ({ id, price, newPrice })
    await recordAutomation(tx, backend, AUTOMATION.newPrice, costs(service), costs(renewed))
  }
  await wakeInstance(tx, backend, service, renewed)
  await notify(tx, backend, renewed.userId, {
    kind: 'service-renewed',
    ...serviceFacts(renewed),
    expiresAt: renewed.expiresAt,
  })
  return renewed
}
