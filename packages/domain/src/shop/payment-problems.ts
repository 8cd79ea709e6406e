import type { Invoice } from '../billing/invoice.ts'
import type { Payment, PaymentAllocation } from '../payments/payment.ts'
import { paidOf } from '../payments/settled.ts'
import type { Problem } from './integrity.ts'

type Allocated = Pick<PaymentAllocation, 'paymentId' | 'invoiceId' | 'amount' | 'returnedAt'>

/**
 * A paid invoice was paid what it costs, no other as much; a payment is the sum of what it pays, says how much of that does
 * no more, and is refunded or undone when nothing of it does. Minor units.
 */
export function paymentProblems(
  invoices: Iterable<Pick<Invoice, 'id' | 'number' | 'status' | 'total'>>,
  payments: Iterable<Pick<Payment, 'id' | 'amount' | 'returned' | 'state'>>,
  allocations: readonly Allocated[],
): Problem[] {
  const [byInvoice, byPayment] = [
    grouped(allocations, 'invoiceId'),
    grouped(allocations, 'paymentId'),
  ]
  return [
    ...[...invoices].flatMap(({ id, number, status, total }): Problem[] => {
      const paid = paidOf(byInvoice.get(id) ?? [])
      const isRight = status === 'paid' ? paid === total : paid === 0
      const detail = `${paid} ≠ ${status === 'paid' ? total : 0}`
      return isRight ? [] : [{ code: 'payment-differs', subject: number, detail }]
    }),
    ...[...payments].flatMap(({ id, amount, returned, state }): Problem[] => {
      const parts = byPayment.get(id) ?? []
      const sum = parts.reduce((total, part) => total + part.amount, 0)
      const paid = paidOf(parts)
      const isRight =
        sum === amount && paid === amount - returned && (paid === 0) === (state !== 'received')
      const detail = `${amount} - ${returned}, ${state} ≠ ${sum}, ${paid}`
      return isRight ? [] : [{ code: 'payment-parts', subject: id, detail }]
    }),
  ]
}

function grouped(
  allocations: readonly Allocated[],
  by: 'invoiceId' | 'paymentId',
): ReadonlyMap<string, Allocated[]> {
  const groups = new Map<string, Allocated[]>()
  for (const allocation of allocations) {
    const group = groups.get(allocation[by])
    if (group) group.push(allocation)
    else groups.set(allocation[by], [allocation])
  }
  return groups
}
