import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { undoOrder } from './undo-order.ts'

/** An administrator declines a pending order; the customer is sent the reason. */
export function rejectOrder(
  call: SignedInCall,
  input: { readonly id: string; readonly reason: string },
): Promise<OrderWithInvoice> {
  return call.store.transaction(async (tx) => {
    const order = await tx.orders.get(input.id)
    if (!order) throw refused('NOT_FOUND')
    const rejected = await undoOrder(tx, call, order, { action: 'reject', reason: input.reason })
    await notify(tx, call, order.userId, {
      kind: 'order-rejected',
      serverName: order.serverName,
      reason: input.reason,
    })
    await recordChange(tx, call, 'orders.reject', order, rejected.order)
    return rejected
  })
}
