import { type Payment as Paying, PaymentAllocation } from '@hostfront/domain/payments/payment'
import { referenceKey } from '@hostfront/domain/payments/reference-key'
import type { RawDocument } from './raw-document.ts'
import { eachRecord, type RawRecord, rawRecords } from './raw-records.ts'

/** As they were when there came to be some. */
type Allocation = Omit<PaymentAllocation, 'returned'>
type Payment = Omit<Paying, 'returned' | 'credited' | 'alikeKey' | 'dispute' | 'undone'>

/**
 * What paid an invoice was on it until now, and becomes a payment with an allocation. Invoices with the same reference,
 * in other capitals or with other signs between, were paid by one transfer.
 */
export function withPayments(document: RawDocument): RawDocument {
  const { invoices } = document
  if (invoices === undefined) return document
  const payments = new Map<string, Payment>()
  const paymentAllocations: Allocation[] = []
  for (const invoice of rawRecords(invoices).toSorted(byPaidAt)) {
    const allocation = allocationOf(invoice)
    if (!allocation) continue
    const key = allocation.reference && referenceKey(allocation.reference)
    const paidBy = payments.get(key ?? allocation.id)
    payments.set(
      key ?? allocation.id,
      joined(paidBy ?? paymentOf(invoice, allocation, key), allocation),
    )
    paymentAllocations.push({ ...allocation, paymentId: paidBy?.id ?? allocation.paymentId })
  }
  return {
    ...document,
    invoices: eachRecord(invoices, ({ paymentReference: _, ...invoice }) => invoice),
    payments: [...payments.values()],
    paymentAllocations,
  }
}

const timeOf = (invoice: RawRecord): unknown => invoice.paidAt ?? invoice.createdAt
const byPaidAt = (one: RawRecord, other: RawRecord): number =>
  String(timeOf(one)) < String(timeOf(other)) ? -1 : 1

/** Null where nothing was paid, and where the invoice is not to be read: it is refused by itself. */
function allocationOf(invoice: RawRecord): Allocation | null {
  const { id, number, status, total, paymentReference = null } = invoice
  if ((status !== 'paid' && status !== 'refunded') || total === 0) return null
  const at = timeOf(invoice)
  const { data } = PaymentAllocation.safeParse({
    id: `allocation-${String(id)}`,
    createdAt: at,
    paymentId: `payment-${String(id)}`,
    invoiceId: id,
    number,
    subjectId: invoice.subjectId ?? null,
    amount: total,
    reference: paymentReference,
    returned: 0,
    returnedAt: status === 'refunded' ? at : null,
  })
  if (!data) return null
  const { returned: _, ...allocation } = data
  return allocation
}

/** Whatever is wrong with its method and account is found when the rows are read. */
const paymentOf = (
  invoice: RawRecord,
  { paymentId, createdAt, reference }: Allocation,
  referenceKeyOf: string | null,
): Payment => ({
  id: paymentId,
  createdAt,
  userId: invoice.userId as Payment['userId'],
  method: invoice.paymentMethod as Payment['method'],
  amount: 0,
  state: 'refunded',
  receivedAt: createdAt,
  reference,
  referenceKey: referenceKeyOf,
  recordedBy: null,
})

const joined = (payment: Payment, { amount, returnedAt }: Allocation): Payment => ({
  ...payment,
  amount: payment.amount + amount,
  state: returnedAt === null ? 'received' : payment.state,
})
