import type { Payment, PaymentAllocation } from '../payments/payment.ts'
import { referenceKey } from '../payments/reference-key.ts'
import type { UnnumberedInvoice } from './sample-context.ts'

/** What paid an invoice of a sample client, as if it had come in then; null where nothing did. */
export function paymentOf(
  { id, userId, subjectId, status, total, paidAt, paymentMethod: method }: UnnumberedInvoice,
  { newId, recordedBy }: { readonly newId: () => string; readonly recordedBy: string },
): { readonly payment: Payment; readonly allocation: PaymentAllocation } | null {
  if (paidAt === null || total === 0) return null
  const isRefunded = status === 'refunded'
  const reference = method === 'coins' ? null : `TX-${id.replaceAll('-', '').slice(-16)}`
  const payment: Payment = {
    id: newId(),
    createdAt: paidAt,
    userId,
    method,
    amount: total,
    state: isRefunded ? 'refunded' : 'received',
    receivedAt: paidAt,
    reference,
    referenceKey: reference && referenceKey(reference),
    recordedBy: method === 'coins' ? null : recordedBy,
  }
  const allocation: PaymentAllocation = {
    id: newId(),
    createdAt: paidAt,
    paymentId: payment.id,
    invoiceId: id,
    subjectId,
    amount: total,
    reference,
    returnedAt: isRefunded ? paidAt : null,
  }
  return { payment, allocation }
}
