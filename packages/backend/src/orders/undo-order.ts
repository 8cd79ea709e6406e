import type { OrderWithInvoice } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { about, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { isPayable } from '@hostfront/domain/billing/payable'
import { ORDER_LIFECYCLE } from '@hostfront/domain/orders/lifecycle'
import type { Order } from '@hostfront/domain/orders/order'
import { cameFromOutside } from '@hostfront/domain/payments/give-back'
import { after } from '@hostfront/domain/transitions'
import { StoreError, type Tx } from '@hostfront/store/port'
import { moveCoins } from '../billing/move-coins.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { writeCreditNote } from '../credit-notes/write-credit-note.ts'
import { payingOf } from '../payments/give-back.ts'
import { cancelInvoice } from '../refunds/cancel-invoice.ts'

/**
 * Takes a pending order back: gives it its final state and undoes what it cost, exactly.
 * Coins come back at once, what came from outside the shop is written down for the team to send, and the voucher's use
 * falls back. A credit note takes a paid invoice back, on its own day; one that is not paid is cancelled. The caller
 * runs in `withInvoiceNumbers`.
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
  const invoice = await closeInvoice(tx, call, undone)
  if (order.voucherCode) await returnVoucher(tx, order.voucherCode)
  return { order: undone, invoice }
}

/** Locked before its state decides anything: a payment recorded at the same moment must not be overwritten. */
async function closeInvoice(tx: Tx, call: SignedInCall, order: Order): Promise<Invoice | null> {
  const found = await tx.invoices.find(about(ORDER, order.id))
  const invoice = found && (await tx.invoices.get(found.id, { lock: true }))
  if (!invoice) {
    if (order.paidWithCoins) await returnDebit(tx, call, order)
    return null
  }
  const giveCoins = (amount: number) =>
    order.paidWithCoins
      ? returnDebit(tx, call, order)
      : returnCoins(tx, call, order, { amount, reference: invoice.id })
  const amount = invoice.total - invoice.credited
  // A dispute has taken all of it back, by a note: that stays.
  if (invoice.status === 'refunded') return invoice
  if (invoice.status !== 'paid' || amount === 0) return cancelled(tx, call, invoice)
  const credited = await writeCreditNote(tx, call, invoice, {
    amount,
    target: cameFromOutside(invoice, await payingOf(tx, invoice)) ? 'off-site' : 'coins',
    reason: order.reason ?? 'Order cancelled',
    refund: { cause: 'order-closed', sendTo: null },
    giveCoins,
  })
  return credited.invoice
}

/** One that is not paid, or not yet all of it; of one that costs nothing there is nothing to give back. */
async function cancelled(tx: Tx, call: SignedInCall, { id, status }: Invoice): Promise<Invoice> {
  const closed = isPayable({ status })
    ? await cancelInvoice(tx, call, id)
    : await tx.invoices.update(id, { status: 'cancelled' }, { status })
  if (!closed) throw new StoreError('conflict', 'invoices.status')
  return closed
}

/** What the ledger took, not what the order says: an order brought along from the seed was paid before there was one. */
async function returnDebit(tx: Tx, call: SignedInCall, order: Order): Promise<void> {
  const { id: reference, userId } = order
  const debit = await tx.coinEntries.find({ userId, reference, kind: 'order' })
  if (debit) await returnCoins(tx, call, order, { amount: -debit.amount, reference })
}

async function returnCoins(
  tx: Tx,
  call: SignedInCall,
  { userId }: Order,
  { amount, reference }: { readonly amount: number; readonly reference: string },
): Promise<void> {
  const move = { userId, amount, kind: 'refund', reference, actor: call.actor.id } as const
  // The customer's row exists (an account that has gone leaves it), and a refund always fits.
  if (!(await moveCoins(tx, call, move))) throw new StoreError('conflict', 'users.coins')
}

async function returnVoucher(tx: Tx, code: string): Promise<void> {
  const voucher = await tx.vouchers.find({ code })
  if (!voucher) return
  await tx.vouchers.update(voucher.id, { usedCount: { increment: -1 } }, { usedCount: { gt: 0 } })
}
