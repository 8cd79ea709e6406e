import { SERVICE } from '@hostfront/domain/billing/invoice-subject'
import type { Cancellation } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { wakeInstance } from '../instances/wake-instance.ts'
import { notify } from '../notifications/notify.ts'
import { cancelOpenRenewals } from '../renewals/cancel-open-renewals.ts'
import { withdrawWaiting } from './waiting-change.ts'

/**
 * Ends a service for good and cancels what is still open for its renewal. `service` is as locked by the caller's transaction;
 * `cancellation`: who ends it at once, and why.
 */
export async function terminateService(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  held: Service,
  cancellation: Cancellation | null = null,
): Promise<Service> {
  const service = await withdrawWaiting(tx, backend, held, { isToldElse: true })
  const terminated = await tx.services.update(
    service.id,
    // Why it was suspended, and how it was reached, stays in the log.
    {
      status: 'terminated',
      terminatedAt: backend.now(),
      suspendedByHand: false,
      suspensionReason: null,
      keepUntil: null,
      access: null,
      ...cancellation,
    },
    { status: service.status, expiresAt: service.expiresAt },
  )
  if (!terminated) throw new StoreError('conflict', 'services.status')
  await wakeInstance(tx, backend, service, terminated)
  const password = await tx.serverPasswords.find({ serviceId: service.id })
  if (password) await tx.serverPasswords.delete(password.id)
  await cancelOpenRenewals(tx, backend, SERVICE, service.id)
  await notify(tx, backend, service.userId, {
    kind: 'service-terminated',
    ...serviceFacts(service),
    ...(cancellation?.cancelledBy === 'team' &&
      cancellation.cancelReason && { reason: cancellation.cancelReason }),
  })
  return terminated
}
