import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Payment, PaymentAllocation } from '@hostfront/domain/payments/payment'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import { referenceKeys } from '@hostfront/domain/payments/reference-keys'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { requireOpenDay } from '../books/open-days.ts'
import { againWhenTaken } from '../call/again-when-taken.ts'
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
  credited: 0,
  state: 'received',
  ...referenceKeys(receipt.reference),
  dispute: null,
  undone: null,
})

/** What a transfer pays, and what becomes of the rest; together they are its amount, minor units. */
interface Falls extends Pick<Payment, 'userId' | 'credited' | 'returned' | 'recordedBy'> {
  readonly parts: readonly { readonly invoice: Paid; readonly amount: number }[]
  /** All that it was for, also what has nothing to pay. */
  readonly invoices: readonly Pick<Paid, 'id'>[]
}

type Transfer = Pick<Payment, 'method' | 'amount' | 'receivedAt'> & {
  readonly reference: string | null
  /** What the bank calls it, where its reference is another: it is found by both. */
  readonly bankId?: string | undefined
  readonly isShared: boolean
}

/**
 * Runs a transaction that records transfers, and once more when somebody else has recorded the same reference meanwhile: two
 * see neither the other's, but the reference is taken once, and then it is found.
 */
export const withReferences = <Value>(transaction: () => Promise<Value>): Promise<Value> =>
  againWhenTaken('payments.referenceKey', transaction)

/** Movements of statements are recorded one at a time: what two of them make is known by more than its reference. */
export async function lockTransfers(tx: Tx): Promise<void> {
  await tx.settings.get(SETTINGS_ID, { lock: true })
}

/**
 * The same for a transfer that the team has seen arrive, in a transaction of `withReferences`. A reference that was recorded before is refused with
 * REFERENCE_USED, unless one transfer pays several invoices (`isShared`): then it is the same payment, and grows. What came
 * by a gateway is as much as that says. Without a reference the same sum pays the same invoice once within a day, whatever it
 * came by, else it is refused with SAME_PAYMENT. Null where nothing came in.
 */
export async function takeTransfer(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  { method, amount, receivedAt, reference, bankId, isShared }: Transfer,
  { userId, credited, returned, recordedBy, ...falls }: Falls,
): Promise<Payment | null> {
  const parts = falls.parts.filter((part) => part.amount > 0)
  const known =
    reference === null ? null : await tx.payments.find({ referenceKey: referenceKey(reference) })
  const isAnother = known !== null && credited + returned > 0 && known.userId !== userId
  const paidFor = parts.length > 0 ? parts.map(({ invoice }) => invoice) : falls.invoices
  if (
    known &&
    (!isShared ||
      isAnother ||
      (await isOfGateway(tx, known)) ||
      (await paysOneOf(tx, known, paidFor)))
  ) {
    throw refused('REFERENCE_USED', { number: await numberPaidBy(tx, known, paidFor) })
  }
  if (amount === 0) return null
  const twin = reference === null && (await twinOf(tx, { userId, amount, receivedAt }, paidFor))
  if (twin) throw refused('SAME_PAYMENT', { number: await numberPaidBy(tx, twin, paidFor) })
  // What was booked of it stays as it is.
  if (known) await requireOpenDay(tx, known.receivedAt)
  const receipt = { method, amount, receivedAt, reference, recordedBy }
  const payment =
    (known && (await grown(tx, known, { amount, credited, returned }))) ??
    (await tx.payments.insert({
      ...newPayment(backend, { userId }, receipt),
      credited,
      returned,
      state: stateOf({ amount, returned }),
    }))
  const found = { id: payment.id, reference: foundBy(payment.reference, bankId) }
  for (const part of parts) {
    await tx.paymentAllocations.insert(allocationOf(backend, found, part.invoice, part.amount))
  }
  return payment
}

/** Of one day nobody has more. */
const MOST_TWINS = 50

/** As allocations keep references. */
const REFERENCE_LENGTH = 120

const foundBy = (reference: string | null, bankId?: string): string | null =>
  bankId === undefined
    ? reference
    : [...`${reference ?? ''} ${bankId}`.trim()].slice(0, REFERENCE_LENGTH).join('')

/** One whose money has all gone back, or is to, pays nothing. */
const stateOf = ({ amount, returned }: Pick<Payment, 'amount' | 'returned'>) =>
  amount === returned ? 'refunded' : 'received'

/**
 * Null where it was undone meanwhile. Nothing that was read of it decides: some of it may go back at this moment. What of it
 * is kept makes one that went back pay again.
 */
function grown(
  tx: Tx,
  { id, referenceKey: key }: Payment,
  { amount, returned, credited }: Pick<Payment, 'amount' | 'credited' | 'returned'>,
): Promise<Payment | null> {
  const sums = {
    amount: { increment: amount },
    returned: { increment: returned },
    credited: { increment: credited },
  }
  const kept = amount > returned ? ({ state: 'received' } as const) : {}
  return tx.payments.update(id, { ...sums, ...kept }, { referenceKey: key })
}

const isOfGateway = async (tx: ReadTx, { id: paymentId }: Pick<Payment, 'id'>): Promise<boolean> =>
  (await tx.paymentAttempts.find({ paymentId })) !== null

/** A transfer pays an invoice once: what comes on top of it has a reference of its own. */
async function paysOneOf(
  tx: ReadTx,
  { id: paymentId }: Pick<Payment, 'id'>,
  invoices: Falls['invoices'],
): Promise<boolean> {
  if (invoices.length === 0) return false
  const invoiceId = { in: invoices.map(({ id }) => id) }
  return (await tx.paymentAllocations.count({ paymentId, invoiceId })) > 0
}

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
  returned: 0,
  reference,
  returnedAt: null,
})

/**
 * The same sum without a reference for one of the invoices, within less than a day: forms say a day of the writer's own
 * calendar, which is two of UTC. Whoever notes cash a second time, or a colleague who calls it otherwise, shows by nothing else.
 */
export async function twinOf(
  tx: ReadTx,
  { userId, amount, receivedAt }: Pick<Payment, 'userId' | 'amount' | 'receivedAt'>,
  invoices: Falls['invoices'],
): Promise<Payment | null> {
  const near = { gt: addDays(receivedAt, -1), lt: addDays(receivedAt, 1) }
  const where = { userId, amount, receivedAt: near, reference: null, state: 'received' } as const
  const { items } = await tx.payments.list({ where, limit: MOST_TWINS })
  for (const known of items) if (await paysOneOf(tx, known, invoices)) return known
  return null
}

/** The number of an invoice that the payment has paid: of these where it paid one of them. */
async function numberPaidBy(
  tx: ReadTx,
  { id: paymentId }: Pick<Payment, 'id'>,
  invoices: Falls['invoices'],
): Promise<string> {
  const invoiceId = { in: invoices.map(({ id }) => id) }
  const allocation =
    (await tx.paymentAllocations.find({ paymentId, invoiceId })) ??
    (await tx.paymentAllocations.find({ paymentId }))
  const invoice = allocation && (await tx.invoices.get(allocation.invoiceId))
  return invoice?.number ?? ''
}
