import type { User } from '@hostfront/domain/accounts/user'
import type { Happening } from '@hostfront/domain/announcements/happening'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Tx } from '@hostfront/store/port'
import { notify } from '../announcements/notify.ts'
import type { Backend } from '../context.ts'
import { refused } from '../refused.ts'
import { nextInvoiceNumber } from './next-invoice-number.ts'

/** What is billed, to whom and for what; the rest of an invoice is its issuing's own. */
export type InvoiceDraft = Omit<
  Invoice,
  'id' | 'createdAt' | 'number' | 'status' | 'paidAt' | 'paymentReference'
>

export interface Issuing {
  /** Its coins have been taken already. */
  readonly isPaid?: boolean
  /** Paid from the customer's coins in the same step: who has paid needs no demand. */
  readonly isSilent?: boolean
}

/**
 * The customer of an invoice. Whoever pays it in the same step holds the account from here on: an order that coins pay
 * takes the account before the counter too, so that the two never wait for each other.
 */
export async function readBuyer(
  tx: Tx,
  userId: string,
  { isSilent = false }: Issuing,
): Promise<User> {
  const user = await tx.users.get(userId, { lock: isSilent })
  if (!user) throw refused('NOT_FOUND')
  return user
}

/**
 * Issues an invoice with the year's next number and tells the customer. With nothing to pay it is paid already.
 * The number's counter is locked until the transaction ends, so this comes as late in it as it can; the caller runs
 * in `withInvoiceNumbers`. Refuses with CLOCK_WRONG while the clock cannot be believed.
 */
export async function issueInvoice(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail' | 'clock'>,
  draft: InvoiceDraft,
  { isPaid: hasCoins = false, isSilent = false }: Issuing = {},
): Promise<Invoice> {
  // A wrong date would stay, and a number of another year's series with it.
  if (backend.clock.trouble()) throw refused('CLOCK_WRONG')
  const now = backend.now()
  const isPaid = hasCoins || draft.total === 0
  const invoice: Invoice = {
    ...draft,
    id: backend.newId(),
    createdAt: now,
    number: await nextInvoiceNumber(tx, now),
    status: isPaid ? 'paid' : 'unpaid',
    paidAt: isPaid ? now : null,
    paymentReference: null,
  }
  const { id: invoiceId, number, total, dueDate } = invoice
  const happening: Happening = isPaid
    ? { kind: 'invoice-paid', number, invoiceId }
    : { kind: 'invoice-issued', number, total, dueDate, invoiceId }
  // Asked at once, they take less of the time in which others wait for the counter.
  const [issued] = await Promise.all([
    tx.invoices.insert(invoice),
    isSilent ? undefined : notify(tx, backend, draft.userId, happening),
  ])
  return issued
}
