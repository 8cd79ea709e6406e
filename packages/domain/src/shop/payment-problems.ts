import type { Invoice } from '../billing/invoice.ts'
import { isPayable } from '../billing/payable.ts'
import type { Dispute } from '../gateways/dispute.ts'
import type { Payment, PaymentAllocation } from '../payments/payment.ts'
import type { Refund } from '../payments/refund.ts'
import { paidOf } from '../payments/settled.ts'
import type { Problem } from './integrity.ts'

/** Coins that a dispute has taken back are on no refund: the payer's bank sent that. */
type LostCoins = Pick<Dispute, 'paymentId' | 'invoiceId' | 'takenBack'>

type Allocated = Pick<PaymentAllocation, 'paymentId' | 'invoiceId' | 'amount' | 'returned'>
type RefundOf = Pick<Refund, 'paymentId' | 'cause' | 'state' | 'amount'>

/**
 * An invoice says what its allocations pay: all of a paid one but what was credited, a part of an open one, nothing of any other. A
 * payment is the sum of what it pays, of what became coins and of what goes back, says how much of it pays no more, and is
 * refunded or undone when nothing of it does. Coins that an undone one became are taken back. Minor units.
 */
export function paymentProblems(
  invoices: Iterable<Pick<Invoice, 'id' | 'number' | 'status' | 'total' | 'paid' | 'credited'>>,
  payments: Iterable<Pick<Payment, 'id' | 'amount' | 'returned' | 'credited' | 'state'>>,
  allocations: readonly Allocated[],
  refunds: readonly RefundOf[],
  disputes: readonly LostCoins[],
): Problem[] {
  const [byInvoice, byPayment] = [
    grouped(allocations, 'invoiceId'),
    grouped(allocations, 'paymentId'),
  ]
  const surplusOf = surpluses(refunds, disputes)
  return [
    ...[...invoices].flatMap((invoice): Problem[] => {
      const paid = paidOf(byInvoice.get(invoice.id) ?? [])
      const isRight = isPaidRight(invoice, paid)
      const detail = `${paid} ≠ ${invoice.paid}, ${invoice.status}, ${invoice.total} - ${invoice.credited}`
      return isRight ? [] : [{ code: 'payment-differs', subject: invoice.number, detail }]
    }),
    ...[...payments].flatMap(({ id, amount, returned, credited, state }): Problem[] => {
      const parts = byPayment.get(id) ?? []
      const sum = parts.reduce((total, part) => total + part.amount, 0)
      const paid = paidOf(parts)
      const surplus = surplusOf.get(id) ?? 0
      const isRight =
        sum + credited + surplus === amount &&
        paid + (state === 'undone' ? 0 : credited) === amount - returned &&
        (amount === returned) === (state !== 'received')
      const detail = `${amount} - ${returned}, ${state} ≠ ${sum}, ${paid}, ${credited}, ${surplus}`
      return isRight ? [] : [{ code: 'payment-parts', subject: id, detail }]
    }),
  ]
}

function isPaidRight(
  invoice: Pick<Invoice, 'status' | 'total' | 'paid' | 'credited'>,
  paid: number,
): boolean {
  const { status, total, credited } = invoice
  // A replica of version 9 pays whole and does not say so.
  const said = status === 'paid' && invoice.paid === 0 ? total - credited : invoice.paid
  if (paid !== said) return false
  if (status === 'paid') return paid === total - credited
  return isPayable(invoice) ? paid < total || total === 0 : paid === 0
}

/** What of a payment had nothing to pay and goes back, or whose coins were given back or lost by a dispute, by its id. */
function surpluses(
  refunds: readonly RefundOf[],
  disputes: readonly LostCoins[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { paymentId, invoiceId, takenBack } of disputes) {
    if (paymentId === null || invoiceId !== null) continue
    sums.set(paymentId, (sums.get(paymentId) ?? 0) + takenBack)
  }
  for (const { paymentId, cause, state, amount } of refunds) {
    if (paymentId === null || !BESIDE_INVOICES.has(cause)) continue
    // Its coins are there again.
    if (cause === 'coins' && state === 'to-coins') continue
    sums.set(paymentId, (sums.get(paymentId) ?? 0) + amount)
  }
  return sums
}

const BESIDE_INVOICES: ReadonlySet<Refund['cause']> = new Set(['overpaid', 'coins'])

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
