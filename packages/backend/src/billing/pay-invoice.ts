import type { Payment } from '@hostfront/contract/orders'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { PAYABLE } from '@hostfront/domain/billing/payable'
import { OffSiteMethod } from '@hostfront/domain/billing/payment-method'
import { isSameReference } from '@hostfront/domain/billing/same-reference'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import { StoreError, type Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../context.ts'
import { readPages } from '../read-pages.ts'
import { refused } from '../refused.ts'
import { checkPayable, lockBilled, renewBilled } from './billed.ts'

/**
 * Pays an invoice in full with money that arrived off-site, inside the caller's transaction. What it renews runs
 * longer, from the old end of its paid time on; a service that was suspended for want of it comes back.
 */
export async function payInvoice(
  tx: Tx,
  call: SignedInCall,
  found: Invoice,
  payment: Payment,
): Promise<Invoice> {
  const billed = await lockBilled(tx, found)
  const { invoice } = billed
  checkPayable(billed, call.now())
  if (payment.amount !== invoice.total) {
    throw refused('PAYMENT_AMOUNT_DIFFERS', { total: invoice.total })
  }
  if (payment.paidAt > call.now()) throw refused('PAYMENT_IN_FUTURE')
  await checkReference(tx, payment)
  const paid = await tx.invoices.update(
    invoice.id,
    { status: 'paid', paidAt: payment.paidAt, paymentReference: payment.reference },
    { status: { in: PAYABLE } },
  )
  if (!paid) throw new StoreError('conflict', 'invoices.status')
  await recordChange(tx, call, 'billing.recordPayment', invoice, paid)
  const { userId, number, id: invoiceId } = paid
  await notify(tx, call, userId, { kind: 'invoice-paid', number, invoiceId })
  await renewBilled(tx, call, { ...billed, invoice: paid })
  return paid
}

/**
 * A transfer that is recorded twice would pay for something that nobody paid. Payments are taken down one at a time, by a
 * lock on the settings: a reference that another is just recording is seen by neither otherwise.
 */
async function checkReference(tx: Tx, { reference, isShared }: Payment): Promise<void> {
  if (isShared) return
  await tx.settings.get(SETTINGS_ID, { lock: true })
  const number = await numberPaidWith(tx, reference)
  if (number !== null) throw refused('REFERENCE_USED', { number })
}

/** The number of an invoice that was paid off-site with this reference. */
async function numberPaidWith(tx: Tx, reference: string): Promise<string | null> {
  const where = {
    status: { in: ['paid', 'refunded'] },
    paymentMethod: { in: OffSiteMethod.options },
  } as const
  // Letter by letter first: not every row of an earlier version is found by what it would be searched for today.
  const exact = { ...where, paymentReference: reference }
  const [same] = (await tx.invoices.list({ where: exact, limit: 1 })).items
  if (same) return same.number
  // The search finds more: references that hold this one, and numbers that look like it.
  const pages = readPages((after) =>
    tx.invoices.list({ where, search: reference, limit: 100, after }),
  )
  for await (const invoices of pages) {
    const alike = invoices.find(({ paymentReference }) =>
      isSameReference(paymentReference ?? '', reference),
    )
    if (alike) return alike.number
  }
  return null
}
