import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'

const PAYABLE = ['unpaid', 'overdue'] as const

/** Pays an invoice in full with money that arrived off-site, inside the caller's transaction. */
export async function payInvoice(
  tx: Tx,
  call: SignedInCall,
  invoice: Invoice,
  payment: Payment,
): Promise<Invoice> {
  if (payment.amount !== invoice.total) {
    throw refused('PAYMENT_AMOUNT_DIFFERS', { total: invoice.total })
  }
  if (payment.paidAt > call.now()) throw refused('PAYMENT_IN_FUTURE')
  const paid = await tx.invoices.update(
    invoice.id,
    { status: 'paid', paidAt: payment.paidAt, paymentReference: payment.reference },
    { status: { in: PAYABLE } },
  )
  if (!paid) throw refused('INVOICE_NOT_PAYABLE', { status: invoice.status })
  await notify(tx, call, paid.userId, { kind: 'invoice-paid', number: paid.number })
  return paid
}
