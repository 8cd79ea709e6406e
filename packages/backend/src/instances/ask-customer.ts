import type { Instance } from '@hostfront/domain/provisioning/instance'
import { areAnswered } from '@hostfront/domain/provisioning/question'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { askedOf } from './answers.ts'

/** Tells a customer that their server waits for something of theirs, where it does. */
export async function askCustomer(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  instance: Instance,
): Promise<void> {
  if (areAnswered(await askedOf(tx, instance))) return
  const service = await tx.services.get(instance.serviceId)
  if (!service) return
  const facts = serviceFacts(service)
  await notify(tx, backend, service.userId, { kind: 'service-needs-answers', ...facts })
}
