import { DisputeState } from '@hostfront/domain/gateways/dispute-told'
import { Payment, PaymentAllocation, PaymentState } from '@hostfront/domain/payments/payment'
import { Id, typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { DisputeShown } from './disputes.ts'
import { pageOf, sortablePage } from './page.ts'
import { procedure } from './procedure.ts'
import { moneyFilters, TotalsInput } from './totals.ts'

/** What came in for an invoice: `amount` (minor units) is the part of the payment that pays it. */
export const InvoicePayment = z.object({
  method: Payment.shape.method,
  receivedAt: Payment.shape.receivedAt,
  reference: Payment.shape.reference,
  amount: PaymentAllocation.shape.amount,
  returnedAt: PaymentAllocation.shape.returnedAt,
  dispute: Payment.shape.dispute,
})
export type InvoicePayment = z.infer<typeof InvoicePayment>

/** What is worth a second look, see `suspicionsOf`. */
const Suspicion = z.discriminatedUnion('code', [
  z.object({ code: z.literal('ALIKE'), reference: z.string() }),
  z.object({ code: z.literal('TOO_EARLY'), number: z.string() }),
])

/** A payment as the team's list shows it: whose it is, and which invoices it pays or paid. */
export const Transaction = z.object({
  payment: z.omit(Payment, { referenceKey: true, alikeKey: true }),
  customer: Customer,
  pays: z.array(
    z.pick(PaymentAllocation, { invoiceId: true, number: true, amount: true, returnedAt: true }),
  ),
  suspicions: z.array(Suspicion),
  /** Newest first; a payment is disputed once, or twice. */
  disputes: z.array(DisputeShown),
  /** Who of the team recorded it; null for what the shop took by itself. */
  recordedBy: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof Transaction>

/** `from` and `to` bound when they came in. */
const chosen = {
  ...moneyFilters,
  state: z.optional(PaymentState),
  dispute: z.optional(DisputeState),
}

/** So many, and how much: minor units. */
const Sum = z.object({ count: z.int(), amount: z.int() })

/** `returned`: of what is received or refunded, what went back. What is undone never came in. */
export const TransactionTotals = z.object({ received: Sum, returned: z.int(), undone: Sum })
export type TransactionTotals = z.infer<typeof TransactionTotals>

const TRANSACTION_READS = [
  ...(['payments', 'paymentAllocations', 'invoices', 'users'] as const),
  ...(['disputes', 'gateways'] as const),
] as const

export const payments = {
  /** Every payment, newest first; found by reference, invoice number, client and amount. */
  list: procedure('invoices.read', [], { reads: TRANSACTION_READS })
    .input(z.extend(sortablePage(['receivedAt', 'amount']), chosen))
    .output(pageOf(Transaction)),
  /** What the payments add up to that `list` has for the same choices; null when a search finds more than are added up. */
  totals: procedure('invoices.read', [], {
    reads: ['payments', 'paymentAllocations', 'invoices', 'users'],
  })
    .input(z.extend(TotalsInput, chosen))
    .output(z.nullable(TransactionTotals)),
  /**
   * Says that a payment was recorded wrongly: it pays nothing any more, its invoices are open again, and its reference may be
   * recorded anew. What it paid for is taken back where it has not begun, else PAYMENT_KEPT says what is in the way.
   */
  undo: procedure('payments.undo', ['NOT_FOUND', 'PAYMENT_KEPT'], { once: true, confirmed: true })
    .input(z.object({ id: Id, reason: typedText(500) }))
    .output(z.omit(Payment, { referenceKey: true, alikeKey: true })),
  /** What was paid on one of the caller's invoices, oldest first, without what is undone; on any for who may read everybody's. */
  ofInvoice: procedure('invoices.read-own', ['NOT_FOUND'], {
    reads: ['invoices', 'payments', 'paymentAllocations'],
  })
    .input(z.object({ invoiceId: Id }))
    .output(z.array(InvoicePayment)),
}
