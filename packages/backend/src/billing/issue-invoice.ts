import type { User } from '@hostfront/domain/accounts/user'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { CustomerEvent } from '@hostfront/domain/notifications/customer-event'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notifyAccount } from '../notifications/notify.ts'
import { allocationOf, newPayment } from '../payments/take-payment.ts'
import { queueVatCheck } from '../vat-checks/queue-vat-check.ts'
import { coinsFor } from './coins-for.ts'
import { drawNumber } from './next-invoice-number.ts'

/** What is billed, to whom and for what; the rest of an invoice is its issuing's own. */
export type InvoiceDraft = Omit<
  Invoice,
  'id' | 'createdAt' | 'number' | 'paid' | 'credited' | 'status' | 'paidAt'
>

export interface Issuing {
  /** Its coins have been taken already. */
  readonly isPaid?: boolean
  /** Paid from the customer's coins in the same step: who has paid needs no demand. */
  readonly settledInSameStep?: boolean
}

/** What the caller's transaction has asked for already. */
export interface Given {
  /** Who is billed. */
  readonly buyer: User
  /** `drawInvoiceNumber`: drawn with the last questions of the caller, so that its counter is held for one answer less. */
  readonly number?: string
}

/**
 * The customer of an invoice. A caller that pays it in the same step locks the account from here on: the counter comes
 * after it (lock-order.ts).
 */
export async function readBuyer(
  tx: Tx,
  userId: string,
  { settledInSameStep = false }: Issuing,
): Promise<User> {
  const user = await tx.users.get(userId, { lock: settledInSameStep })
  if (!user) throw refused('NOT_FOUND')
  return user
}

/** Draws the number of an invoice that is to be issued, see `drawNumber`. */
export const drawInvoiceNumber = (
  tx: Tx,
  backend: Pick<Backend, 'now' | 'clock'>,
): Promise<string> => drawNumber(tx, backend, 'invoice')

/**
 * Issues an invoice with the year's next number and notifies the customer. With nothing to pay it is paid already.
 * What holds of `drawInvoiceNumber` holds of it, unless its number is given.
 */
export async function issueInvoice(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail' | 'clock' | 'asksRegisters'>,
  draft: InvoiceDraft,
  { buyer, number: drawn }: Given,
  { isPaid: hasCoins = false, settledInSameStep = false }: Issuing = {},
): Promise<Invoice> {
  const now = backend.now()
  const isPaid = hasCoins || draft.total === 0
  const invoice: Invoice = {
    ...draft,
    id: backend.newId(),
    createdAt: now,
    number: drawn ?? (await drawInvoiceNumber(tx, backend)),
    paid: isPaid ? draft.total : 0,
    credited: 0,
    status: isPaid ? 'paid' : 'unpaid',
    paidAt: isPaid ? now : null,
  }
  const { id: invoiceId, number, total, dueDate } = invoice
  const event: CustomerEvent = isPaid
    ? { kind: 'invoice-paid', number, invoiceId }
    : { kind: 'invoice-issued', number, total, dueDate, invoiceId }
  const payment = isPaid && total > 0 ? newPayment(backend, invoice, coinsFor(total, now)) : null
  const issued = await tx.invoices.insert(invoice)
  if (payment) {
    await tx.payments.insert(payment)
    await tx.paymentAllocations.insert(allocationOf(backend, payment, invoice, total))
  }
  if (!settledInSameStep) await notifyAccount(tx, backend, buyer, event)
  // What is found out is for the next one: this one is issued.
  await queueVatCheck(tx, backend, buyer)
  return issued
}
