import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { notify } from '../announcements/notify.ts'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { undoOrder } from './undo-order.ts'

/** An administrator declines a pending order; the customer is told why. */
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
