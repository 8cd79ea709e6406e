import type { OrderWithInvoice } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { ORDER_LIFECYCLE } from '@hostfront/domain/orders/lifecycle'
import type { Order } from '@hostfront/domain/orders/order'
import { after } from '@hostfront/domain/transitions'
import { StoreError, type Tx } from '@hostfront/store/port'
import { moveCoins } from '../billing/move-coins.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { returnPayment } from '../payments/take-payment.ts'

/**
 * Takes a pending order back: gives it its final state and undoes what it cost, exactly.
 * Coins come back, the voucher's use falls back, an unpaid invoice is cancelled and a paid one is refunded: at once
 * where coins paid it, else by the team.
 */
export async function undoOrder(
  tx: Tx,
  call: SignedInCall,
  order: Order,
  { action, reason }: { readonly action: 'reject' | 'cancel'; readonly reason: string | null },
): Promise<OrderWithInvoice> {
  const status = after(ORDER_LIFECYCLE, order.status, action)
  if (status === null) throw refused('ALREADY_DECIDED', { status: order.status })
  const undone = await tx.orders.update(
    order.id,
    { status, reason, decidedBy: call.actor.id, decidedAt: call.now() },
    { status: order.status },
  )
  if (!undone) throw refused('ALREADY_DECIDED', { status: order.status })
  if (order.paidWithCoins) await refundCoins(tx, call, { userId: order.userId, paidFor: order.id })
  const invoice = await closeInvoice(tx, call, order)
  if (order.voucherCode) await returnVoucher(tx, order.voucherCode)
  return { order: undone, invoice }
}

/** `paidFor`: id of the order, or of its invoice when coins paid that. */
async function refundCoins(
  tx: Tx,
  call: SignedInCall,
  { userId, paidFor }: { readonly userId: string; readonly paidFor: string },
): Promise<void> {
  // What the ledger took, not what the order says: an order brought along from the seed was paid before there was one.
  const debit = await tx.coinEntries.find({ userId, reference: paidFor, kind: 'order' })
  if (!debit) return
  const entry = await moveCoins(tx, call, {
    userId,
    amount: -debit.amount,
    kind: 'refund',
    reference: paidFor,
    actor: call.actor.id,
  })
  // The customer's row exists (an account that has gone leaves it), and a refund always fits.
  if (!entry) throw new StoreError('conflict', 'users.coins')
}

/** Locked before its state decides anything: a payment recorded at the same moment must not be overwritten. */
async function closeInvoice(tx: Tx, call: SignedInCall, order: Order): Promise<Invoice | null> {
  const found = await tx.invoices.find(about(ORDER, order.id))
  const invoice = found && (await tx.invoices.get(found.id, { lock: true }))
  if (!invoice) return null
  const isPaid = invoice.status === 'paid' && invoice.total > 0
  const closed = await tx.invoices.update(
    invoice.id,
    { status: isPaid ? 'refunded' : 'cancelled' },
    { status: invoice.status },
  )
  if (!closed) throw new StoreError('conflict', 'invoices.status')
  if (isPaid) await returnPayment(tx, call, invoice)
  if (isPaid) await refundCoins(tx, call, { userId: order.userId, paidFor: invoice.id })
  return closed
}

async function returnVoucher(tx: Tx, code: string): Promise<void> {
  const voucher = await tx.vouchers.find({ code })
  if (!voucher) return
  await tx.vouchers.update(voucher.id, { usedCount: { increment: -1 } }, { usedCount: { gt: 0 } })
}
