import type { OrderWithInvoice } from '@hostfront/contract/orders'
import type { OrderForm } from '@hostfront/domain/orders/order-form'
import { atLeast } from '../../host/at-least.ts'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'

/** Places the order; the balance shown follows before the form closes. */
export async function sendOrder(
  order: OrderForm & { readonly amountDue: number },
): Promise<OrderWithInvoice> {
  const { api, minimumBusy } = await openHost()
  const placed = await atLeast(minimumBusy.order, api.orders.place(order))
  // The order is placed, whether or not the balance can be read: a failure here must not offer to place it again.
  await refreshSession().catch(() => undefined)
  return placed
}

/** Places it for a client, as staff do. */
export async function sendOrderFor(
  userId: string,
  order: OrderForm & { readonly amountDue: number },
): Promise<OrderWithInvoice> {
  const { api } = await openHost()
  return api.orders.placeFor({ ...order, userId })
}
