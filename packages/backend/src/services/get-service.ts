import type { OwnService, ServiceRecord } from '@hostfront/contract/services'
import { may, type Permission } from '@hostfront/domain/accounts/permission'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, ORDER, SERVICE } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import { isEnding } from '@hostfront/domain/services/cancellation'
import { endOfGrace } from '@hostfront/domain/services/due-step'
import { isSuspendedForPayment } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { deliveryRecord } from '../instances/delivery-record.ts'
import { ownDelivery } from '../instances/own-delivery.ts'
import { readSettings } from '../settings/read-settings.ts'
import { heldServices } from './held-services.ts'
import { passwordUntil } from './server-password.ts'

/** The latest of its invoices; all of them are listed where invoices are. */
const INVOICES = 12

interface ById {
  readonly id: string
}

/** One of the caller's services. Nobody else's is found. */
export function getOwnService(call: SignedInCall, { id }: ById): Promise<OwnService> {
  return call.store.read(async (tx) => {
    const service = await tx.services.get(id)
    if (service?.userId !== call.actor.id) throw refused('NOT_FOUND')
    const [invoices, delivery, until, { billing }] = await Promise.all([
      invoicesOf(tx, call, 'invoices.read-own', service),
      ownDelivery(tx, service),
      passwordUntil(tx, service, call.now()),
      readSettings(tx),
    ])
    const endsAt =
      isSuspendedForPayment(service) && !isEnding(service)
        ? endOfGrace(service, invoices.find(isPayable) ?? null, billing.graceDays)
        : null
    return { service, invoices, delivery, passwordUntil: until, endsAt }
  })
}

/** Anybody's, with whose it is and what it was ordered by. */
export function inspectService(call: SignedInCall, { id }: ById): Promise<ServiceRecord> {
  return call.store.read(async (tx) => {
    const service = await tx.services.get(id)
    if (!service) throw refused('NOT_FOUND')
    const [[held], invoices, delivery] = await Promise.all([
      heldServices(tx, [service]),
      invoicesOf(tx, call, 'invoices.read', service),
      // A key for services alone learns nothing of panels and of who did what.
      may(call.actor, 'delivery.read') ? deliveryRecord(tx, service) : null,
    ])
    if (!held) throw refused('NOT_FOUND')
    return { ...held, invoices, delivery }
  })
}

/** What bills its order and its renewals, newest first; none for a key that may not read invoices. */
async function invoicesOf(
  tx: ReadTx,
  { actor }: SignedInCall,
  needed: Permission,
  { id, userId, orderId }: Service,
): Promise<Invoice[]> {
  if (!may(actor, needed)) return []
  // Ids are unique among records of a kind alone.
  const subjects = [about(SERVICE, id), ...(orderId ? [about(ORDER, orderId)] : [])]
  const pages = await Promise.all(
    subjects.map((subject) => tx.invoices.list({ where: { userId, ...subject }, limit: INVOICES })),
  )
  // Renewals come after the order.
  return pages.flatMap(({ items }) => items).slice(0, INVOICES)
}
