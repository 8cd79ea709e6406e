import { addMilliseconds } from '@hostfront/domain/add-days'
import { filledAccess, USUAL_ACCESS } from '@hostfront/domain/provisioning/access-template'
import { isNotable, timeGivenBack } from '@hostfront/domain/provisioning/given-back'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { ServerSeen } from '@hostfront/domain/provisioning/seen'
import type { ServiceAccess } from '@hostfront/domain/services/access'
import { paidUntil } from '@hostfront/domain/services/by-hand'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { Backend } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { readSettings } from '../settings/read-settings.ts'
import { moveOpenRenewal } from './move-open-renewal.ts'

/**
 * What its customer gets when a server is ready for the first time: how it is reached, unless staff have said so already, and
 * the time that they have waited for it as the shop has it.
 */
export async function whenReady(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  serviceId: string,
  { orderedAt, readyAt, templateId }: Instance,
  seen: ServerSeen | null,
): Promise<void> {
  const service = await tx.services.get(serviceId, { lock: true })
  if (!service || service.status === 'terminated') return
  // A service that is suspended or has ended was not kept from running by the wait.
  const isWaitedFor = service.status === 'active' && orderedAt !== null && readyAt !== null
  const { billing } = await readSettings(tx)
  const time = isWaitedFor ? timeGivenBack(orderedAt, readyAt, billing.paidFromReady) : 0
  const access = service.access ?? (seen && (await accessSeen(tx, templateId, seen, service)))
  const given = time > 0 ? paidUntil(service, addMilliseconds(service.expiresAt, time)) : null
  if (access === service.access && !given) return
  const changed = await tx.services.update(service.id, {
    access,
    ...given,
  })
  if (!changed) return
  const invoice =
    given && (await moveOpenRenewal(tx, { ...backend, actor: null }, service, changed))
  const facts = serviceFacts(changed)
  if (access && !service.access) {
    await notify(tx, backend, service.userId, { kind: 'service-access', ...facts, access })
  }
  if (given && isNotable(time)) {
    await notify(tx, backend, service.userId, {
      kind: 'service-extended',
      ...facts,
      expiresAt: changed.expiresAt,
      ...(invoice && { invoiceNumber: invoice.number }),
    })
  }
  await recordChange(tx, { ...backend, actor: null }, 'services.ready', service, changed)
}

/** How a server is reached, as its plan's template says it; null: there is nothing to say. */
export async function accessSeen(
  tx: ReadTx,
  templateId: string | null,
  seen: ServerSeen,
  { serverName }: Pick<Service, 'serverName'>,
): Promise<ServiceAccess | null> {
  const template = templateId ? await tx.planTemplates.get(templateId) : null
  return filledAccess(template?.access ?? USUAL_ACCESS, seen, serverName)
}
