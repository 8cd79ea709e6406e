import type { OrderWithInvoice, QueuedOrder } from '@hostfront/contract/orders'
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
    return mapPage(page, (order) => withInvoice(tx, order))
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
    return mapPage(page, async (order) => ({
      ...(await withInvoice(tx, order)),
      customer: await customerOf(tx, order),
    }))
  })
}

const withInvoice = async (tx: ReadTx, order: Order): Promise<OrderWithInvoice> => ({
  order,
  invoice: order.paidWithCoins ? null : await tx.invoices.find({ orderId: order.id }),
})

async function customerOf(tx: ReadTx, order: Order): Promise<QueuedOrder['customer']> {
  const user = await tx.users.get(order.userId)
  if (!user) throw new Error(`Order ${order.id} has no customer`)
  return { id: user.id, name: user.name, email: user.email }
}

async function mapPage<From, To>(
  page: Page<From>,
  map: (item: From) => Promise<To>,
): Promise<Page<To>> {
  return { items: await Promise.all(page.items.map(map)), next: page.next }
}
