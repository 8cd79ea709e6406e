import type { OrderWithService } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { ORDER } from '@hostfront/domain/billing/invoice-subject'
import type { Order } from '@hostfront/domain/orders/order'
import type { Service } from '@hostfront/domain/services/service'
import type { ReadTx } from '@hostfront/store/port'

/** Orders with what bills them and what has become of them, in their order. */
export async function withServices(
  tx: ReadTx,
  orders: readonly Order[],
): Promise<OrderWithService[]> {
  const [invoices, services] = await Promise.all([invoicesOf(tx, orders), servicesOf(tx, orders)])
  return orders.map((order) => ({
    order,
    invoice: invoices.get(order.id) ?? null,
    serviceStatus: services.get(order.id)?.status ?? null,
    serviceId: services.get(order.id)?.id ?? null,
  }))
}

/** By order. One question for the whole page, whatever its length. */
async function invoicesOf(
  tx: ReadTx,
  orders: readonly Order[],
): Promise<ReadonlyMap<string | null, Invoice>> {
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const where = { subjectKind: ORDER, subjectId: { in: ids } }
  const { items } = await tx.invoices.list({ where, limit: ids.length })
  return new Map(items.map((invoice) => [invoice.subjectId, invoice]))
}

/** By order. Only an approved one has had a service. */
async function servicesOf(
  tx: ReadTx,
  orders: readonly Order[],
): Promise<ReadonlyMap<string | null, Service>> {
  const ids = orders.filter(({ status }) => status === 'active').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const where = { orderId: { in: ids } }
  const { items } = await tx.services.list({ where, limit: ids.length })
  return new Map(items.map((service) => [service.orderId, service]))
}
