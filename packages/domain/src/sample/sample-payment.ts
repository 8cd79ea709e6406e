import type { Invoice } from '../billing/invoice.ts'
import type { Payment, PaymentAllocation } from '../payments/payment.ts'
import { referenceKeys } from '../payments/reference-keys.ts'

/** What paid an invoice of a sample client, as if it had come in then; null where nothing did. */
export function paymentOf(
  { id, number, userId, subjectId, status, total, paidAt, paymentMethod: method }: Invoice,
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
    returned: isRefunded ? total : 0,
    credited: 0,
    state: isRefunded ? 'refunded' : 'received',
    receivedAt: paidAt,
    reference,
    ...referenceKeys(reference),
    recordedBy: method === 'coins' ? null : recordedBy,
    dispute: null,
    undone: null,
  }
  const allocation: PaymentAllocation = {
    id: newId(),
    createdAt: paidAt,
    paymentId: payment.id,
    invoiceId: id,
    number,
    subjectId,
    amount: total,
    returned: isRefunded ? total : 0,
    reference,
    returnedAt: isRefunded ? paidAt : null,
  }
  return { payment, allocation }
}
