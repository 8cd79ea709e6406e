import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Payment, PaymentAllocation } from '@hostfront/domain/payments/payment'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import { referenceKeys } from '@hostfront/domain/payments/reference-keys'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** What came in for an invoice; `amount` in minor units, `receivedAt` ISO, UTC. */
export type Receipt = Pick<Payment, 'method' | 'amount' | 'receivedAt' | 'reference' | 'recordedBy'>

type Paid = Pick<Invoice, 'id' | 'number' | 'userId' | 'subjectId'>

/** Writes down what came in for an invoice and that it pays it, in the caller's transaction. Nothing of an amount of 0. */
export async function takePayment(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  invoice: Paid,
  receipt: Receipt,
): Promise<void> {
  if (receipt.amount === 0) return
  const payment = newPayment(backend, invoice, receipt)
  await tx.payments.insert(payment)
  await tx.paymentAllocations.insert(allocationOf(backend, payment, invoice, receipt.amount))
}

/** A payment that is not stored yet. */
export const newPayment = (
  backend: Pick<Backend, 'now' | 'newId'>,
  { userId }: Pick<Invoice, 'userId'>,
  receipt: Receipt,
): Payment => ({
  ...receipt,
  id: backend.newId(),
  createdAt: backend.now(),
  userId,
  returned: 0,
  state: 'received',
  ...referenceKeys(receipt.reference),
  undone: null,
})

/**
 * The same for a transfer that the team has seen arrive. A reference that was recorded before is refused with
 * REFERENCE_USED, unless one transfer pays several invoices (`isShared`): then it is the same payment, and grows. Transfers
 * are recorded one at a time, by a lock on the settings: two of the same reference would see neither the other's.
 */
export async function takeTransfer(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  invoice: Paid,
  { isShared, ...receipt }: Receipt & { readonly reference: string; readonly isShared: boolean },
): Promise<void> {
  await tx.settings.get(SETTINGS_ID, { lock: true })
  const known = await tx.payments.find({ referenceKey: referenceKey(receipt.reference) })
  if (!known) return takePayment(tx, backend, invoice, receipt)
  if (!isShared) throw refused('REFERENCE_USED', { number: await numberPaidBy(tx, known) })
  if (receipt.amount === 0) return
  await tx.payments.update(known.id, { amount: { increment: receipt.amount }, state: 'received' })
  await tx.paymentAllocations.insert(allocationOf(backend, known, invoice, receipt.amount))
}

/** What paid an invoice was given back, or is to be: from here on it pays nothing. */
export async function returnPayment(
  tx: Tx,
  { now }: Pick<Backend, 'now'>,
  { id: invoiceId }: Pick<Invoice, 'id'>,
): Promise<void> {
  const live = { invoiceId, returnedAt: null }
  const { items } = await tx.paymentAllocations.list({ where: live, limit: MOST_ALLOCATIONS })
  for (const { id, paymentId, amount } of items) {
    if (!(await tx.paymentAllocations.update(id, { returnedAt: now() }, live))) continue
    const left = await tx.paymentAllocations.count({ paymentId, returnedAt: null })
    const state = left === 0 ? ({ state: 'refunded' } as const) : {}
    await tx.payments.update(paymentId, { returned: { increment: amount }, ...state })
  }
}

/** An invoice is paid by one payment, or by a few parts. */
const MOST_ALLOCATIONS = 200

/** What a payment pays of an invoice. */
export const allocationOf = (
  backend: Pick<Backend, 'now' | 'newId'>,
  { id: paymentId, reference }: Pick<Payment, 'id' | 'reference'>,
  { id: invoiceId, number, subjectId }: Paid,
  amount: number,
): PaymentAllocation => ({
  id: backend.newId(),
  createdAt: backend.now(),
  paymentId,
  invoiceId,
  number,
  subjectId,
  amount,
  reference,
  returnedAt: null,
})

/** The number of an invoice that the payment has paid. */
async function numberPaidBy(tx: ReadTx, { id: paymentId }: Pick<Payment, 'id'>): Promise<string> {
  const allocation = await tx.paymentAllocations.find({ paymentId })
  const invoice = allocation && (await tx.invoices.get(allocation.invoiceId))
  return invoice?.number ?? ''
}
