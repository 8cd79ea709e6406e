import type { Delivery } from '@hostfront/contract/delivery'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { customersOf } from '../identity/customers-of.ts'

type Asked = PageRequest & { readonly phase?: Instance['phase'] | undefined }

/** Servers with whose they are, the longest known first. */
export function listDeliveries(
  call: SignedInCall,
  { phase, ...input }: Asked,
): Promise<Page<Delivery>> {
  return call.store.read(async (tx) => {
    const where = phase ? { phase } : {}
    const page = await tx.instances.list({ ...pageQuery(input), where, order: 'oldest' })
    const [customerOf, services, panels] = await Promise.all([
      customersOf(tx, page.items),
      rowsById(
        tx.services,
        page.items.map(({ serviceId }) => serviceId),
      ),
      rowsById(
        tx.panels,
        page.items.flatMap(({ panelId }) => panelId ?? []),
      ),
    ])
    const items = page.items.flatMap((instance): Delivery[] => {
      const service = services.get(instance.serviceId)
      if (!service) return []
      const panelName = panels.get(instance.panelId ?? '')?.name ?? null
      return [{ instance, service, customer: customerOf(instance), panelName }]
    })
    return { items, next: page.next }
  })
}
