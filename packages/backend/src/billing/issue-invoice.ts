import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import type { Backend } from '../context.ts'
import { nextInvoiceNumber } from './next-invoice-number.ts'

/** What is billed, to whom and for what; the rest of an invoice is its issuing's own. */
export type InvoiceDraft = Omit<
  Invoice,
  'id' | 'createdAt' | 'number' | 'status' | 'paidAt' | 'paymentReference'
>

export interface Issuing {
  /** Paid in the same step: who has paid needs no demand. */
  readonly isSilent?: boolean
}

/**
 * Issues an invoice with the year's next number and tells the customer. Coins are written on one only when they have
 * paid it: with them, or with nothing to pay, it is paid already.
 * The number's counter is locked until the transaction ends, so this comes as late in it as it can; the caller runs
 * in `withInvoiceNumbers`.
 */
export async function issueInvoice(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  draft: InvoiceDraft,
  { isSilent = false }: Issuing = {},
): Promise<Invoice> {
  const now = backend.now()
  const isPaid = draft.total === 0 || draft.paymentMethod === 'coins'
  const invoice = await tx.invoices.insert({
    ...draft,
    id: backend.newId(),
    createdAt: now,
    number: await nextInvoiceNumber(tx, now),
    status: isPaid ? 'paid' : 'unpaid',
    paidAt: isPaid ? now : null,
    paymentReference: null,
  })
  if (isSilent) return invoice
  const { id: invoiceId, number, total, dueDate } = invoice
  await notify(
    tx,
    backend,
    draft.userId,
    isPaid
      ? { kind: 'invoice-paid', number, invoiceId }
      : { kind: 'invoice-issued', number, total, dueDate, invoiceId },
  )
  return invoice
}
