import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { isPayable, PAYABLE } from '@hostfront/domain/billing/payable'
import type { Service } from '@hostfront/domain/services/service'
import { StoreError, type Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'
import { renewService } from '../services/renew-service.ts'

/**
 * Pays an invoice in full with money that arrived off-site, inside the caller's transaction. One that renews a service
 * extends it from the old end of its paid time and brings it back when it was suspended.
 * Locks the service before the invoice, as the lifecycle does, so that the two never wait for each other in a circle.
 */
export async function payInvoice(
  tx: Tx,
  call: SignedInCall,
  { id, userServiceId }: Pick<Invoice, 'id' | 'userServiceId'>,
  payment: Payment,
): Promise<Invoice> {
  const service = userServiceId ? await tx.userServices.get(userServiceId, { lock: true }) : null
  const invoice = await tx.invoices.get(id, { lock: true })
  if (!invoice) throw refused('NOT_FOUND')
  checkPayable(invoice, service)
  if (payment.amount !== invoice.total) {
    throw refused('PAYMENT_AMOUNT_DIFFERS', { total: invoice.total })
  }
  if (payment.paidAt > call.now()) throw refused('PAYMENT_IN_FUTURE')
  const paid = await tx.invoices.update(
    id,
    { status: 'paid', paidAt: payment.paidAt, paymentReference: payment.reference },
    { status: { in: PAYABLE } },
  )
  if (!paid) throw new StoreError('conflict', 'invoices.status')
  await recordChange(tx, call, 'billing.recordPayment', invoice, paid)
  await notify(tx, call, paid.userId, { kind: 'invoice-paid', number: paid.number })
  if (service && paid.periodStart) await renewService(tx, call, service, paid.periodStart)
  return paid
}

/** What is terminated cannot be renewed, even where its invoice was left open. */
function checkPayable(invoice: Invoice, service: Service | null): void {
  if (!isPayable(invoice)) throw refused('INVOICE_NOT_PAYABLE', { status: invoice.status })
  if (service?.status === 'terminated') {
    throw refused('INVOICE_NOT_PAYABLE', { status: 'cancelled' })
  }
}
