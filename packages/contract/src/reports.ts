import { CoinEntryKind } from '@hostfront/domain/billing/coin-entry'
import { Invoice } from '@hostfront/domain/billing/invoice'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id, optionalText, Timestamp } from '@hostfront/domain/record'
import type { Ageing } from '@hostfront/domain/reports/ageing'
import { Period } from '@hostfront/domain/reports/period'
import type { RecurringMonth as Recurring } from '@hostfront/domain/reports/recurring-months'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { pageOf } from './page.ts'
import { procedure } from './procedure.ts'

/** As a period has them, of any year. */
const Days = z.object({ from: z.string(), to: z.string() })

/**
 * Invoices that were paid less credit notes that were issued and what is set aside for disputes, minor units: `net` + `tax` = `gross`.
 * Each is a document of the period: `disputes` are the times that money was set aside, and those that it no longer was.
 */
const income = {
  ...{ invoices: z.int(), notes: z.int(), disputes: z.int() },
  ...{ net: z.int(), tax: z.int(), gross: z.int() },
}
const Income = z.object(income)

/** How many, and what they come to: minor units. */
const Sum = z.object({ count: z.int(), amount: z.int() })

/** What was sold: a plan, known by its id and its name of today; domains; or what was billed for neither. */
const Sold = z.object({
  kind: z.enum(['plan', 'domain', 'other']),
  planId: z.nullable(z.string()),
  name: z.nullable(z.string()),
})
export type Sold = z.infer<typeof Sold>

/** The books of a period: amounts in minor units, those of coins in hundredths of a coin. */
export const PeriodReport = z.object({
  period: Days,
  /** What it is compared with. */
  before: Days,
  income: Income,
  incomeBefore: Income,
  /** By day (`2026-11-21`) or month (`2026-11`), none left out. */
  steps: z.array(z.object({ step: z.string(), ...income })),
  byMethod: z.array(z.object({ method: PaymentMethodId, ...income })),
  byPlan: z.array(z.object({ sold: Sold, ...income })),
  /** `country`: ISO 3166; the rate is null where it was not written down. */
  byCountry: z.array(
    z.object({
      country: z.nullable(z.string()),
      taxBasisPoints: Invoice.shape.taxBasisPoints,
      ...income,
    }),
  ),
  /**
   * Money that came in and money that was sent back, on their days, by the ways they took. What coins pay is no money.
   * `disputed`: what gateways have taken for disputes, less what they gave back.
   */
  received: z.array(
    z.object({
      ...{ method: PaymentMethodId, payments: z.int(), amount: z.int() },
      ...{ sentBack: z.int(), disputed: z.int() },
    }),
  ),
  /** `lost`: of those that there were at the start, how many have ended. */
  services: z.object({ atStart: z.int(), started: z.int(), ended: z.int(), lost: z.int() }),
  /** Orders that were placed with a code and not closed; the discount as it was given. */
  vouchers: z.array(z.object({ code: z.string(), orders: z.int(), discount: z.int() })),
  /** What the shop owed in coins before it and after it, and what lies between. */
  coins: z.object({
    opening: z.int(),
    moves: z.array(z.object({ kind: CoinEntryKind, ...Sum.shape })),
    closing: z.int(),
    /** What of `closing` is on accounts of those who are administrators today. */
    administrators: z.int(),
  }),
})
export type PeriodReport = z.infer<typeof PeriodReport>

/** What is owed, by how long it is overdue. */
const Owed = z.object({
  'not-due': z.int(),
  '1-30': z.int(),
  '31-60': z.int(),
  '61-90': z.int(),
  'over-90': z.int(),
}) satisfies z.ZodMiniType<Ageing>

/** How the shop stands at this moment. */
export const StandingReport = z.object({
  /** Who owes what. */
  ageing: z.object({
    all: Owed,
    invoices: z.int(),
    /** Those who owe most overdue, then most. */
    clients: z.array(z.object({ customer: Customer, invoices: z.int(), owed: Owed })),
    /** How many clients owe something. */
    of: z.int(),
  }),
  /** What ends within 30 days, and what another cycle or year of it costs before tax. */
  renewals: z.object({ services: Sum, domains: Sum }),
  /** Active services that cost something, and what they cost together a month before tax; for who asks by the API, as a screen has it from `recurring`. */
  monthly: Sum,
  /** Payments that customers have declared and nobody has decided on. */
  onTheWay: Sum,
  /** What customers have paid at a gateway and has not arrived there. */
  underWay: Sum,
  /** What gateways have taken for disputes that are not closed. */
  disputed: Sum,
  /** Money that the team still has to send back. */
  toReturn: Sum,
  /** Coins that customers hold by the ledger, and by their accounts: the same, or the shop is damaged. */
  coins: z.object({ ledger: z.int(), balances: z.int() }),
})
export type StandingReport = z.infer<typeof StandingReport>

/** A month of recurring revenue, see `recurringMonths` of the domain: minor units before tax, and numbers of customers. */
const RecurringMonth = z.object({
  month: z.string(),
  start: z.int(),
  fresh: z.int(),
  returned: z.int(),
  expansion: z.int(),
  contraction: z.int(),
  churned: z.int(),
  end: z.int(),
  customers: z.int(),
  lost: z.int(),
  won: z.int(),
  customersAtEnd: z.int(),
}) satisfies z.ZodMiniType<Recurring>

/** The months that a period touches up to this one, and as many before them, oldest first. */
export const RecurringReport = z.object({
  months: z.array(RecurringMonth),
  before: z.array(RecurringMonth),
})
export type RecurringReport = z.infer<typeof RecurringReport>

/** `dispute`: income that a gateway has taken for one; `dispute-over`: the same on the day on which that is over. */
const DocumentKind = z.enum(['invoice', 'credit-note', 'dispute', 'dispute-over'])
export type DocumentKind = z.infer<typeof DocumentKind>

/** A document as an accountant takes it; amounts in minor units, those of a credit note and of a dispute below 0. */
export const Document = z.object({
  kind: DocumentKind,
  id: Id,
  number: z.string(),
  /** Of the invoice: its own number, or the one that a note takes back. */
  invoiceNumber: z.string(),
  /** When an invoice was paid, a note issued, or a dispute booked. */
  at: Timestamp,
  buyer: Invoice.shape.buyer,
  method: z.nullable(PaymentMethodId),
  net: z.int(),
  taxName: z.string(),
  taxBasisPoints: Invoice.shape.taxBasisPoints,
  tax: z.int(),
  gross: z.int(),
})
export type Document = z.infer<typeof Document>

export const reports = {
  /** Income, tax and where they came from, beside the period before; what of it is the shop's past does not change. */
  ofPeriod: procedure('figures.read', [], {
    reads: [
      'invoices',
      'creditNotes',
      'orders',
      'services',
      'plans',
      'payments',
      'refunds',
      'coinEntries',
      'users',
      'disputes',
    ],
  })
    .input(Period)
    .output(PeriodReport),
  /** Who owes what, what is due next, and what the shop owes. */
  standing: procedure('figures.read', [], {
    reads: [
      'invoices',
      'users',
      'services',
      'domains',
      'declarations',
      'paymentAttempts',
      'refunds',
      'coinEntries',
      'disputes',
    ],
  }).output(StandingReport),
  /** What comes back each month: won, grown and lost, by whole months. */
  recurring: procedure('figures.read', [], { reads: ['services', 'auditLog'] })
    .input(Period)
    .output(RecurringReport),
  /** The documents that the income of a period is made of, of one kind, oldest first. */
  documents: procedure('invoices.read', [], { reads: ['invoices', 'creditNotes', 'disputes'] })
    .input(
      z.object({
        period: Period,
        kind: DocumentKind,
        after: z.optional(z.nullable(optionalText(2000))),
        limit: z.optional(z.int().check(z.gte(1), z.lte(200))),
      }),
    )
    .output(pageOf(Document)),
}
