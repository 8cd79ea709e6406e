import type { OrderWithInvoice } from '@hostfront/contract/orders'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import { withInvoiceNumbers } from '../billing/next-invoice-number.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { undoOrder } from './undo-order.ts'

/** An administrator declines a pending order; the customer is sent the reason. */
export function rejectOrder(
  call: SignedInCall,
  input: { readonly id: string; readonly reason: string },
): Promise<OrderWithInvoice> {
  return withInvoiceNumbers(() => call.store.transaction((tx) => reject(tx, call, input)))
}

async function reject(
  tx: Tx,
  call: SignedInCall,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<OrderWithInvoice> {
  const order = await tx.orders.get(id)
  if (!order) throw refused('NOT_FOUND')
  const rejected = await undoOrder(tx, call, order, { action: 'reject', reason })
  const { serverName } = order
  await notify(tx, call, order.userId, { kind: 'order-rejected', serverName, reason })
  await recordChange(tx, call, 'orders.reject', order, rejected.order)
  return rejected
}
