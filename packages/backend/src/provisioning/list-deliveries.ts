import type { Delivery } from '@hostfront/contract/delivery'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { customersOf } from '../identity/customers-of.ts'
import { askedChanges } from '../instances/asked-changes.ts'

type Asked = PageRequest & { readonly phase?: Instance['phase'] | undefined }

/** Servers with whose they are, the longest known first. */
export function listDeliveries(
  call: SignedInCall,
  { phase, ...input }: Asked,
): Promise<Page<Delivery>> {
  return call.store.read(async (tx) => {
    const where = phase ? { phase } : {}
    const page = await tx.instances.list({ ...pageQuery(input), where, order: 'oldest' })
    const held = await heldServers(tx, page.items)
    // Few at a time wait for changes, and mostly none.
    const items = await Promise.all(
      held.map(async (each) => ({ ...each, changes: await askedChanges(tx, each.instance) })),
    )
    return { items, next: page.next }
  })
}

/** With whose they are; questions do not grow with their number. */
export async function heldServers(
  tx: ReadTx,
  instances: readonly Instance[],
): Promise<Omit<Delivery, 'changes'>[]> {
  const [customerOf, services, plans, panels] = await Promise.all([
    customersOf(tx, instances),
    rowsById(
      tx.services,
      instances.map(({ serviceId }) => serviceId),
    ),
    rowsById(
      tx.plans,
      instances.map(({ planId }) => planId),
    ),
    rowsById(
      tx.panels,
      instances.flatMap(({ panelId }) => panelId ?? []),
    ),
  ])
  return instances.flatMap((instance) => {
    const service = services.get(instance.serviceId)
    if (!service) return []
    const panelName = panels.get(instance.panelId ?? '')?.name ?? null
    const planType = plans.get(instance.planId)?.type ?? null
    return [{ instance, service, customer: customerOf(instance), panelName, planType }]
  })
}
