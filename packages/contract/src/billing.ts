import { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { Invoice, InvoiceStatus } from '@hostfront/domain/billing/invoice'
import { ManualInvoice } from '@hostfront/domain/billing/manual-invoice'
import { Reminder } from '@hostfront/domain/billing/reminder'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { Payment } from './orders.ts'
import { PageInput, pageOf, sortablePage } from './page.ts'
import { InvoicePayment } from './payments.ts'
import { procedure } from './procedure.ts'
import { ISSUING_REFUSALS } from './refusals.ts'
import { moneyFilters, TotalsInput } from './totals.ts'

/** A line of a ledger. `subject`: the server or the renewal that it is about; null where it is about none. */
export const LedgerLine = z.extend(CoinEntry, {
  subject: z.nullable(z.string()),
  /** Of a renewal: whether it paid a change of what runs. */
  isChange: z.boolean(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** An invoice with all that staff look up about it. */
export const InvoiceRecord = z.object({
  invoice: Invoice,
  customer: Customer,
  payments: z.array(InvoicePayment),
  /** What it bills, as far as that is there. */
  about: z.nullable(
    z.object({ kind: z.enum(['order', 'service', 'domain']), id: Id, name: z.string() }),
  ),
  /** Of which its customer was reminded, oldest first. */
  reminders: z.array(z.pick(Reminder, { createdAt: true, day: true })),
})
export type InvoiceRecord = z.infer<typeof InvoiceRecord>

/** An invoice as the team's list has it. */
export const BilledInvoice = z.object({
  invoice: Invoice,
  customer: Customer,
  payments: z.array(InvoicePayment),
  /** It is open, and its customer has told of a payment that is not checked yet. */
  isDeclared: z.boolean(),
})
export type BilledInvoice = z.infer<typeof BilledInvoice>

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
    reads: ['invoices', 'users', 'payments', 'paymentAllocations', 'declarations'],
  })
    .input(
      z.extend(sortablePage(['text', 'total', 'dueDate', 'status']), {
        status: z.optional(InvoiceStatus),
        ...moneyFilters,
      }),
    )
    .output(pageOf(BilledInvoice)),
  /** What `allInvoices` adds up to for the same choices, by state; `owed`: what is still to be paid of it. */
  totals: procedure('invoices.read', [], { reads: ['invoices', 'users', 'paymentAllocations'] })
    .input(TotalsInput)
    .output(
      z.nullable(
        z.array(z.object({ state: InvoiceStatus, count: z.int(), amount: z.int(), owed: z.int() })),
      ),
    ),
  /** One of anybody's, with what it bills and what came in for it. */
  inspect: procedure('invoices.read', ['NOT_FOUND'], {
    reads: [
      'invoices',
      'users',
      'payments',
      'paymentAllocations',
      'orders',
      'services',
      'domains',
      'reminders',
    ],
  })
    .input(z.object({ id: Id }))
    .output(InvoiceRecord),
  /** A client's coin ledger, newest first. */
  ledgerOf: procedure('coins.read', [], { reads: ['coinEntries', 'invoices', 'orders'] })
    .input(z.extend(PageInput, { userId: Id }))
    .output(pageOf(LedgerLine)),
  /** Bills a client for what no order or renewal bills; VAT as for an order. */
  issue: procedure('invoices.issue', ['CLIENT_NOT_FOUND', 'DUE_IN_PAST', ...ISSUING_REFUSALS], {
    once: true,
  })
    .input(z.extend(ManualInvoice, { userId: Id }))
    .output(Invoice),
  /** Takes back an invoice that was issued so and is not paid: it keeps its number, and what was paid of it goes back. */
  withdrawManual: procedure('invoices.issue', ['NOT_FOUND', 'NOT_WITHDRAWABLE'])
    .input(z.object({ invoiceId: Id }))
    .output(Invoice),
  /** Reminds a client of all that is overdue: each invoice once a day, none that they say to have paid. */
  remind: procedure('invoices.issue', ['NOTHING_TO_DO'])
    .input(z.object({ userId: Id }))
    .output(z.object({ reminded: z.int() })),
  /**
   * Records money that arrived off-site. Less than the invoice owes pays a part of it, and the rest stays to be paid; what
   * becomes of more, and of money for an invoice that owes nothing, says `surplus`.
   */
  recordPayment: procedure(
    'payments.record',
    [
      'NOT_FOUND',
      'INVOICE_NOT_PAYABLE',
      'PAYMENT_AMOUNT_DIFFERS',
      'PAYMENT_IN_FUTURE',
      'MONTH_CLOSED',
      'REFERENCE_USED',
      'SAME_PAYMENT',
      'BALANCE_FULL',
      'METHOD_NOT_OFFERED',
    ],
    { once: true },
  )
    .input(z.object({ invoiceId: Id, payment: Payment }))
    .output(Invoice),
}
