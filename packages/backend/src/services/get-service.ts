import type { HeldService, OwnService, ServiceRecord } from '@hostfront/contract/services'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { customersOf } from '../identity/customers-of.ts'

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
    return { service, invoices: await invoicesOf(tx, service) }
  })
}

/** Anybody's, with whose it is and what it was ordered by. */
export function inspectService(call: SignedInCall, { id }: ById): Promise<ServiceRecord> {
  return call.store.read(async (tx) => {
    const service = await tx.services.get(id)
    if (!service) throw refused('NOT_FOUND')
    const customerOf = await customersOf(tx, [service])
    const held: HeldService = { service, customer: customerOf(service) }
    return { ...held, invoices: await invoicesOf(tx, service) }
  })
}

/** What bills its order and its renewals, newest first. */
async function invoicesOf(tx: ReadTx, { id, orderId }: Service): Promise<Invoice[]> {
  const subjectId = { in: orderId ? [orderId, id] : [id] }
  const { items } = await tx.invoices.list({ where: { subjectId }, limit: INVOICES })
  return [...items]
}
