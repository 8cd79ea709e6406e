import { endOf } from '@hostfront/domain/services/cancellation'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'

/** Reminds a customer that a cancelled service ends. `service` is as locked by the caller's transaction. */
export async function tellOfEnd(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  service: Service,
): Promise<Service | null> {
  const endsAt = endOf(service)
  const { id, status, expiresAt } = service
  const told = await tx.services.update(id, { toldOfEnd: endsAt }, { status, expiresAt })
  if (!told) return null
  const facts = serviceFacts(told)
  await notify(tx, backend, told.userId, { kind: 'service-ending', ...facts, endsAt })
  return told
}
