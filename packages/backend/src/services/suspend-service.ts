import { suspendedByTeam, suspendedForPayment } from '@hostfront/domain/services/by-hand'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { wakeInstance } from '../instances/wake-instance.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawWaiting } from './waiting-change.ts'

/**
 * Suspends an active service: by hand for a `reason` that its customer gets, else for want of payment. `service` is as
 * locked by the caller's transaction.
 */
export async function suspendService(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  held: Service,
  reason: string | null = null,
): Promise<Service> {
  const service = await withdrawWaiting(tx, backend, held, { isToldElse: true })
  const suspended = await tx.services.update(
    service.id,
    reason === null ? suspendedForPayment(backend.now()) : suspendedByTeam(reason, backend.now()),
    { status: 'active', expiresAt: service.expiresAt },
  )
  if (!suspended) throw new StoreError('conflict', 'services.status')
  await wakeInstance(tx, backend, service, suspended)
  const facts = serviceFacts(service)
  await notify(
    tx,
    backend,
    service.userId,
    reason === null
      ? { kind: 'service-suspended', ...facts }
      : { kind: 'service-suspended-by-team', ...facts, reason },
  )
  return suspended
}
