import { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { Payment } from './orders.ts'
import { PageInput, pageOf, sortablePage } from './page.ts'
import { InvoicePayment } from './payments.ts'
import { procedure } from './procedure.ts'

/** A line of a ledger. `subject`: the server or the renewal that it is about; null where it is about none. */
export const LedgerLine = z.extend(CoinEntry, { subject: z.nullable(z.string()) })
export type LedgerLine = z.infer<typeof LedgerLine>

export const billing = {
  /** The caller's invoices, newest first. */
  invoices: procedure('invoices.read-own', [], {
    reads: ['invoices', 'users', 'paymentAllocations'],
  })
    .input(PageInput)
    .output(pageOf(Invoice)),
  /** One of the caller's invoices; any for an administrator. */
  invoice: procedure('invoices.read-own', ['NOT_FOUND'], { reads: ['invoices'] })
    .input(z.object({ id: Id }))
    .output(Invoice),
  /** The way in which the caller means to pay an open invoice outside of the shop; of an order's invoice that of its order too. */
  choosePaymentMethod: procedure('invoices.pay', [
    'NOT_FOUND',
    'INVOICE_NOT_PAYABLE',
    'METHOD_NOT_OFFERED',
  ])
    .input(z.object({ invoiceId: Id, paymentMethod: PaymentMethodId }))
    .output(Invoice),
  /**
   * Takes back the caller's own renewal that was billed ahead and is not paid; its time can be billed anew. An invoice that
   * is issued in its place on the same day (UTC) is not withdrawn that day.
   */
  withdrawRenewal: procedure('invoices.pay', ['NOT_FOUND', 'NOT_WITHDRAWABLE', 'WITHDRAWN_TODAY'])
    .input(z.object({ invoiceId: Id }))
    .output(Invoice),
  /** The caller's coin ledger, newest first: no note of an adjustment, and no `actor` but the caller. */
  coinEntries: procedure('coins.read-own', [], { reads: ['coinEntries', 'invoices', 'orders'] })
    .input(PageInput)
    .output(pageOf(LedgerLine)),
  /** Pays the caller's open invoice from their coins; what it renews runs longer at once. */
  payWithCoins: procedure(
    'invoices.pay',
    ['NOT_FOUND', 'INVOICE_NOT_PAYABLE', 'INSUFFICIENT_COINS'],
    {
      once: true,
    },
  )
    .input(z.object({ invoiceId: Id }))
    .output(Invoice),

  /** Everybody's invoices, newest first. `from` and `to` (UTC) bound when they were issued, `to` itself left out. */
  allInvoices: procedure('invoices.read', [], {
    reads: ['invoices', 'users', 'payments', 'paymentAllocations'],
  })
    .input(
      z.extend(sortablePage(['text', 'total', 'dueDate', 'status']), {
        status: z.optional(InvoiceStatus),
        userId: z.optional(Id),
        from: z.optional(Timestamp),
        to: z.optional(Timestamp),
      }),
    )
    .output(
      pageOf(z.object({ invoice: Invoice, customer: Customer, payments: z.array(InvoicePayment) })),
    ),
  /** A client's coin ledger, newest first. */
  ledgerOf: procedure('coins.read', [], { reads: ['coinEntries', 'invoices', 'orders'] })
    .input(z.extend(PageInput, { userId: Id }))
    .output(pageOf(LedgerLine)),
  /** Records money that arrived off-site: pays the invoice in full. */
  recordPayment: procedure(
    'payments.record',
    [
      'NOT_FOUND',
      'INVOICE_NOT_PAYABLE',
      'PAYMENT_AMOUNT_DIFFERS',
      'PAYMENT_IN_FUTURE',
      'REFERENCE_USED',
    ],
    { once: true },
  )
    .input(z.object({ invoiceId: Id, payment: Payment }))
    .output(Invoice),
}
