import type { OrderWithService, QueuedOrder } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { ORDER } from '@hostfront/domain/billing/invoice-subject'
import type { Order, OrderStatus } from '@hostfront/domain/orders/order'
import type { Service } from '@hostfront/domain/services/service'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import {
  type PageRequest,
  pageQuery,
  type SortRequest,
  sortedPageQuery,
} from '../call/page-query.ts'
import { customersOf } from '../identity/customers-of.ts'
import { paymentsOf } from '../payments/payments-of.ts'

/** The caller's own orders, newest first. */
export function listOwnOrders(
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<OrderWithService>> {
  return call.store.read(async (tx) => {
    const page = await tx.orders.list({ ...pageQuery(input), where: { userId: call.actor.id } })
    const [invoices, services] = await Promise.all([
      invoicesOf(tx, page.items),
      servicesOf(tx, page.items),
    ])
    return {
      items: page.items.map((order) => ({
        order,
        invoice: invoices.get(order.id) ?? null,
        ...serviceOf(services.get(order.id)),
      })),
      next: page.next,
    }
  })
}

type OrdersAsked = SortRequest<'text' | 'amountDue' | 'status'> & {
  readonly status?: OrderStatus | undefined
  readonly userId?: string | undefined
}

/** Everybody's orders with who ordered; newest first unless asked otherwise. */
export function listOrders(
  call: SignedInCall,
  { status, userId, ...input }: OrdersAsked,
): Promise<Page<QueuedOrder>> {
  return call.store.read(async (tx) => {
    const where = { ...(status ? { status } : {}), ...(userId ? { userId } : {}) }
    const page = await tx.orders.list({ ...sortedPageQuery(input), where })
    const [invoices, services, customerOf] = await Promise.all([
      invoicesOf(tx, page.items),
      servicesOf(tx, page.items),
      customersOf(tx, page.items),
    ])
    const paidOn = await paymentsOf(tx, [...invoices.values()])
    const paymentsFor = ({ id }: Order) => {
      const invoice = invoices.get(id)
      return invoice ? paidOn(invoice) : []
    }
    return {
      items: page.items.map((order) => ({
        order,
        invoice: invoices.get(order.id) ?? null,
        ...serviceOf(services.get(order.id)),
        customer: customerOf(order),
        payments: paymentsFor(order),
      })),
      next: page.next,
    }
  })
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

const serviceOf = (service: Service | undefined) => ({
  serviceStatus: service?.status ?? null,
  serviceId: service?.id ?? null,
})

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
