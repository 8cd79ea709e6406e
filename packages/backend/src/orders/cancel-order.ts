import { isOwner } from '@hostfront/domain/accounts/actor'
import type { Order } from '@hostfront/domain/orders/order'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { undoOrder } from './undo-order.ts'

/** The customer withdraws an own order while it is pending. Somebody else's order does not exist for them. */
export function cancelOrder(call: SignedInCall, { id }: { readonly id: string }): Promise<Order> {
  return call.store.transaction(async (tx) => {
    const order = await tx.orders.get(id)
    if (!order || !isOwner(call.actor, order)) throw refused('NOT_FOUND')
    const undone = await undoOrder(tx, call, order, { action: 'cancel', reason: null })
    return undone.order
  })
}
