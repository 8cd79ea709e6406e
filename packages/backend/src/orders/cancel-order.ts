import { isOwner } from '@hostfront/domain/accounts/actor'
import type { Order } from '@hostfront/domain/orders/order'
import type { Tx } from '@hostfront/store/port'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { undoOrder } from './undo-order.ts'

/** The customer withdraws an own order while it is pending. Somebody else's order does not exist for them. */
export function cancelOrder(call: SignedInCall, { id }: { readonly id: string }): Promise<Order> {
  const cancel = async (tx: Tx) => {
    const order = await tx.orders.get(id)
    if (!order || !isOwner(call.actor, order)) throw refused('NOT_FOUND')
    const undone = await undoOrder(tx, call, order, { action: 'cancel', reason: null })
    return undone.order
  }
  return withInvoiceNumbers(() => call.store.transaction(cancel))
}
