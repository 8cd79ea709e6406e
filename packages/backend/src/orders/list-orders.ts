import type { OrderWithInvoice, QueuedOrder } from '@hostfront/contract/orders'
import type { User } from '@hostfront/domain/accounts/user'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Order, OrderStatus } from '@hostfront/domain/orders/order'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'
import { type PageRequest, pageQuery } from '../page-query.ts'

/** The caller's own orders, newest first. */
export function listOwnOrders(
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<OrderWithInvoice>> {
  return call.store.read(async (tx) => {
    const page = await tx.orders.list({ ...pageQuery(input), where: { userId: call.actor.id } })
    const invoices = await invoicesOf(tx, page.items)
    return {
      items: page.items.map((order) => ({ order, invoice: invoices.get(order.id) ?? null })),
      next: page.next,
    }
  })
}

/** Everybody's orders, newest first, with who ordered. */
export function listOrders(
  call: SignedInCall,
  input: PageRequest & { readonly status?: OrderStatus | undefined },
): Promise<Page<QueuedOrder>> {
  return call.store.read(async (tx) => {
    const where = input.status ? { status: input.status } : {}
    const page = await tx.orders.list({ ...pageQuery(input), where })
    const [invoices, customers] = await Promise.all([
      invoicesOf(tx, page.items),
      customersOf(tx, page.items),
    ])
    return {
      items: page.items.map((order) => ({
        order,
        invoice: invoices.get(order.id) ?? null,
        customer: asCustomer(customers.get(order.userId), order),
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
  const ids = orders.filter((order) => !order.paidWithCoins).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { items } = await tx.invoices.list({ where: { orderId: { in: ids } }, limit: ids.length })
  return new Map(items.map((invoice) => [invoice.orderId, invoice]))
}

/** By id. */
async function customersOf(
  tx: ReadTx,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, User>> {
  const ids = [...new Set(orders.map(({ userId }) => userId))]
  if (ids.length === 0) return new Map()
  const { items } = await tx.users.list({ where: { id: { in: ids } }, limit: ids.length })
  return new Map(items.map((user) => [user.id, user]))
}

function asCustomer(user: User | undefined, order: Order): QueuedOrder['customer'] {
  if (!user) throw new Error(`Order ${order.id} has no customer`)
  return { id: user.id, name: user.name, email: user.email }
}
