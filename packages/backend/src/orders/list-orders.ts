import type { OrderWithService, QueuedOrder } from '@hostfront/contract/orders'
import type { OrderStatus } from '@hostfront/domain/orders/order'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import {
  type PageRequest,
  pageQuery,
  type SortRequest,
  sortedPageQuery,
} from '../call/page-query.ts'
import { customersOf } from '../identity/customers-of.ts'
import { paymentsOf } from '../payments/payments-of.ts'
import { withServices } from './with-services.ts'

/** The caller's own orders, newest first. */
export function listOwnOrders(
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<OrderWithService>> {
  return call.store.read(async (tx) => {
    const page = await tx.orders.list({ ...pageQuery(input), where: { userId: call.actor.id } })
    return { items: await withServices(tx, page.items), next: page.next }
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
    const [rows, customerOf] = await Promise.all([
      withServices(tx, page.items),
      customersOf(tx, page.items),
    ])
    const paidOn = await paymentsOf(
      tx,
      rows.flatMap(({ invoice }) => (invoice ? [invoice] : [])),
    )
    return {
      items: rows.map((row) => ({
        ...row,
        customer: customerOf(row.order),
        payments: row.invoice ? paidOn(row.invoice) : [],
      })),
      next: page.next,
    }
  })
}
