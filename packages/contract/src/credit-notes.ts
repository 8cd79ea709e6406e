import { CREDIT_OBSTACLES } from '@hostfront/domain/billing/credit'
import { CreditNote, CreditNoteTarget } from '@hostfront/domain/billing/credit-note'
import { Invoice } from '@hostfront/domain/billing/invoice'
import { Money } from '@hostfront/domain/money/money'
import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id, optionalText, Timestamp, typedText } from '@hostfront/domain/record'
import { Service } from '@hostfront/domain/services/service'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'
import { moneyFilters, TotalsInput, totalsBy } from './totals.ts'

/**
 * What is taken back of a paid invoice: `amount` in minor units. `method` and `account`: where money that leaves the shop
 * goes, `method` null by the way it came. What coins paid goes back as coins whatever `target` says.
 */
export const IssueCreditNote = z.object({
  invoiceId: Id,
  amount: Money.check(z.gte(1)),
  target: CreditNoteTarget,
  method: z.nullable(PaymentMethodId),
  account: optionalText(200),
  reason: typedText(500),
  /** Ends the service that the invoice pays for; nothing where there is none. */
  endsService: z.boolean(),
})
export type IssueCreditNote = z.infer<typeof IssueCreditNote>

/** What is suggested and why, see `suggestCredit`; amounts in minor units. */
const Suggestion = z.discriminatedUnion('why', [
  z.object({ why: z.literal('guarantee'), amount: Money, until: Timestamp }),
  z.object({ why: z.literal('pro-rata'), amount: Money, left: z.int(), days: z.int() }),
  z.object({ why: z.literal('unused'), amount: Money }),
  z.object({ why: z.literal('used'), amount: z.literal(0) }),
])

/** What a refund of an invoice would be about. `obstacle`: why none can be made now. */
export const RefundOffer = z.object({
  invoice: z.pick(Invoice, { id: true, number: true, total: true, credited: true }),
  obstacle: z.nullable(z.enum(CREDIT_OBSTACLES)),
  /** What notes can still take back, minor units. */
  most: Money,
  suggestion: Suggestion,
  /** How what still pays it came, newest first. */
  paidBy: z.array(PaymentMethodId),
  /** Where money of this customer was sent last. */
  account: z.string(),
  /** What can be ended with it. */
  service: z.nullable(z.pick(Service, { id: true, serverName: true, planName: true })),
})
export type RefundOffer = z.infer<typeof RefundOffer>

/** A note knows no method: what goes out by one is a refund. */
const { method: _, ...noteFilters } = moneyFilters

export const creditNotes = {
  /** What can be given back of an invoice, or of the one that pays the running time of a service; NOT_FOUND where none does. */
  offer: procedure('invoices.credit', ['NOT_FOUND'], {
    reads: [
      'invoices',
      'orders',
      'services',
      'instances',
      'domains',
      'payments',
      'paymentAllocations',
      'refunds',
      'settings',
    ],
  })
    .input(z.object({ of: z.enum(['invoice', 'service']), id: Id }))
    .output(RefundOffer),
  /**
   * Takes back a paid invoice, whole or in part: coins come back at once, other money is written down to be sent. What is in
   * the way is said by NOT_CREDITABLE.
   */
  issue: procedure(
    'invoices.credit',
    [
      'NOT_FOUND',
      'NOT_CREDITABLE',
      'METHOD_NOT_OFFERED',
      'CLIENT_NOT_FOUND',
      'BALANCE_FULL',
      'SERVICE_STATE',
      'CLOCK_WRONG',
    ],
    { once: true, confirmed: true },
  )
    .input(IssueCreditNote)
    .output(CreditNote),
  /** Everybody's, newest first; found by number, invoice number, reason and client. */
  list: procedure('invoices.read', [], { reads: ['creditNotes', 'users'] })
    .input(z.extend(PageInput, { target: z.optional(CreditNoteTarget), ...noteFilters }))
    .output(pageOf(z.object({ note: CreditNote, customer: Customer }))),
  /** What the list adds up to for the same choices, by where the money went. */
  totals: procedure('invoices.read', [], { reads: ['creditNotes', 'users'] })
    .input(z.omit(TotalsInput, { method: true }))
    .output(totalsBy(CreditNoteTarget)),
  /** The caller's own, newest first. */
  mine: procedure('invoices.read-own', [], { reads: ['creditNotes', 'users'] })
    .input(PageInput)
    .output(pageOf(CreditNote)),
  /** Those of one of the caller's invoices, oldest first; of any for who may read everybody's. */
  ofInvoice: procedure('invoices.read-own', ['NOT_FOUND'], { reads: ['creditNotes', 'invoices'] })
    .input(z.object({ invoiceId: Id }))
    .output(z.array(CreditNote)),
  /** One of the caller's own; any for who may read everybody's. */
  get: procedure('invoices.read-own', ['NOT_FOUND'], { reads: ['creditNotes'] })
    .input(z.object({ id: Id }))
    .output(CreditNote),
}
