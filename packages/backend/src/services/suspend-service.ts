import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { StoreError, type Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import type { Backend } from '../context.ts'

/** Suspends an active service, for want of payment or by hand. `service` is as locked by the caller's transaction. */
export async function suspendService(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  service: Service,
): Promise<Service> {
  const suspended = await tx.userServices.update(
    service.id,
    { status: 'suspended', suspendedAt: backend.now() },
    { status: 'active', expiresAt: service.expiresAt },
  )
  if (!suspended) throw new StoreError('conflict', 'userServices.status')
  const serviceName = nameOfService(service)
  await notify(tx, backend, service.userId, { kind: 'service-suspended', serviceName })
  return suspended
}
