import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { takeTransfer } from '../payments/take-payment.ts'
import { type Billed, checkPayable, renewBilled } from './billed.ts'

/**
 * Pays an invoice in full with money that arrived off-site, as the caller's transaction has locked it. What it renews runs
 * longer, from the old end of its paid time on; a service that was suspended for want of it comes back.
 */
export async function payInvoice(
  tx: Tx,
  call: SignedInCall,
  billed: Billed,
  payment: Payment,
): Promise<Invoice> {
  const { invoice } = billed
  checkPayable(billed, call.now())
  if (payment.amount !== invoice.total) {
    throw refused('PAYMENT_AMOUNT_DIFFERS', { total: invoice.total })
  }
  if (payment.paidAt > call.now()) throw refused('PAYMENT_IN_FUTURE')
  const paid = await tx.invoices.update(
    invoice.id,
    { status: 'paid', paidAt: payment.paidAt },
    { status: { in: PAYABLE } },
  )
  if (!paid) throw new StoreError('conflict', 'invoices.status')
  await takeTransfer(tx, call, paid, {
    method: paid.paymentMethod,
    amount: payment.amount,
    receivedAt: payment.paidAt,
    reference: payment.reference,
    recordedBy: call.actor.id,
    isShared: payment.isShared ?? false,
  })
  // The log gets the reference by which the money is found again, which is on the payment.
  const recorded = { ...paid, reference: payment.reference }
  await recordChange(tx, call, 'billing.recordPayment', invoice, recorded)
  const { userId, number, id: invoiceId } = paid
  await notify(tx, call, userId, { kind: 'invoice-paid', number, invoiceId })
  await renewBilled(tx, call, { ...billed, invoice: paid })
  return paid
}
