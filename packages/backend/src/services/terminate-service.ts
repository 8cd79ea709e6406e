import { PAYABLE } from '@hostfront/domain/billing/payable'
import type { Service } from '@hostfront/domain/services/service'
import { StoreError, type Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import type { Backend } from '../context.ts'

/** There is one open invoice for a period; more only where the expiry was changed by hand. */
const MOST_OPEN = 100

/** Ends a service for good and cancels what is still open for its renewal. `service` is as locked by the caller's transaction. */
export async function terminateService(tx: Tx, backend: Backend, service: Service): Promise<void> {
  const terminated = await tx.userServices.update(
    service.id,
    { status: 'terminated', terminatedAt: backend.now() },
    { status: service.status, expiresAt: service.expiresAt },
  )
  if (!terminated) throw new StoreError('conflict', 'userServices.status')
  const isOpen = { status: { in: PAYABLE } } as const
  const where = { userServiceId: service.id, ...isOpen }
  const { items } = await tx.invoices.list({ where, order: 'oldest', limit: MOST_OPEN })
  for (const { id } of items) await tx.invoices.update(id, { status: 'cancelled' }, isOpen)
  const { userId, serviceName } = service
  await notify(tx, backend, userId, { kind: 'service-terminated', serviceName })
}
