import { Invoice } from '@hostfront/domain/billing/invoice'
import { Money } from '@hostfront/domain/money/money'
import { Declaration, DeclarationState } from '@hostfront/domain/payments/declaration'
import { DeclarationForm } from '@hostfront/domain/payments/declaration-form'
import { Payment } from '@hostfront/domain/payments/payment'
import { Id, optionalText, Timestamp, typedText } from '@hostfront/domain/record'
import { StatementRow } from '@hostfront/domain/statements/statement-row'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { Surplus } from './orders.ts'
import { PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

/** What a declaration has become: how much came in, when, and whether that still holds. */
const Became = z.nullable(z.pick(Payment, { amount: true, receivedAt: true, state: true }))

/** A declaration as its customer sees it. */
export const OwnDeclaration = z.extend(
  z.omit(Declaration, { referenceKey: true, alikeKey: true, decidedBy: true }),
  { became: Became },
)
export type OwnDeclaration = z.infer<typeof OwnDeclaration>

/** An invoice that a declaration is to pay, as it is now; `owed` in minor units. */
const DeclaredFor = z.extend(
  z.pick(Invoice, {
    id: true,
    number: true,
    createdAt: true,
    dueDate: true,
    status: true,
    total: true,
    paid: true,
    subjectKind: true,
    subjectId: true,
  }),
  { owed: Money, title: z.string() },
)

/** See `declarationSuspicions`. */
const Suspicion = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['USED', 'ALIKE']), reference: z.string() }),
  z.object({ code: z.literal('AMOUNT'), owed: z.int() }),
  z.object({ code: z.literal('TOO_EARLY'), number: z.string() }),
  z.object({ code: z.literal('SAME_PROOF') }),
])

/** A declaration as the team's queue shows it. `owed`: what its invoices still owe together, minor units. */
export const QueuedDeclaration = z.object({
  declaration: z.omit(Declaration, { referenceKey: true, alikeKey: true }),
  customer: Customer,
  invoices: z.array(DeclaredFor),
  owed: Money,
  suspicions: z.array(Suspicion),
  /**
   * A row of a statement that is this money and pays nothing yet; null where none is kept. Its `rowId` is null where coins are
   * bought: a row stands for what pays an invoice.
   */
  seen: z.nullable(
    z.extend(z.pick(StatementRow, { source: true, date: true, label: true }), {
      rowId: z.nullable(Id),
    }),
  ),
  became: Became,
  /** Who of the team decided; null for what was not decided by one of them. */
  decidedBy: z.nullable(z.string()),
})
export type QueuedDeclaration = z.infer<typeof QueuedDeclaration>

export const declarations = {
  /**
   * Says what the caller has paid outside of the shop, for open invoices of theirs or, without any, for coins. It pays
   * nothing until the team has seen it arrive.
   */
  declare: procedure(
    'invoices.pay',
    [
      'NOT_FOUND',
      'METHOD_NOT_OFFERED',
      'INVOICE_NOT_PAYABLE',
      'PAYMENT_IN_FUTURE',
      'DECLARATIONS_WAITING',
      'TOO_MANY_ATTEMPTS',
      'FILE_GONE',
    ],
    { once: true },
  )
    .input(DeclarationForm)
    .output(OwnDeclaration),
  /** Takes back what the caller has declared and nobody has decided on. */
  withdraw: procedure('invoices.pay', ['NOT_FOUND', 'ALREADY_DECIDED'])
    .input(z.object({ id: Id }))
    .output(OwnDeclaration),
  /** What the caller has declared, newest first. */
  mine: procedure('invoices.read-own', [], { reads: ['declarations', 'payments', 'users'] })
    .input(PageInput)
    .output(pageOf(OwnDeclaration)),

  /** Within how many seconds the team has checked 19 in 20 of what was declared lately; null: too few to say. */
  checkedWithin: procedure('invoices.read-own', [], { reads: ['declarations'] }).output(
    z.object({ seconds: z.nullable(z.number()) }),
  ),

  /** What customers have declared, oldest first; found by reference, invoice number, client and amount. */
  list: procedure('invoices.read', [], {
    reads: ['declarations', 'users', 'invoices', 'payments', 'files', 'statementRows'],
  })
    .input(z.extend(PageInput, { state: z.optional(DeclarationState), userId: z.optional(Id) }))
    .output(pageOf(QueuedDeclaration)),
  /**
   * Records that it came in, as it came in, in one step with all that it pays: the oldest invoice first; less than they owe
   * leaves the rest to be paid, and `surplus` says what becomes of more. An empty `reference` is that which the customer gave,
   * possibly none. `alsoApproveOrders` starts what was ordered and is
   * paid with it. `rowId`: the row of a statement that is this money, of the very amount (else
   * PAYMENT_AMOUNT_DIFFERS); it stands for the payment from then on. REFERENCE_USED is answered where it stands for another
   * already, NOT_FOUND where it is gone, is other money, or coins are bought.
   */
  approve: procedure(
    'payments.record',
    [
      'NOT_FOUND',
      'ALREADY_DECIDED',
      'INVOICE_NOT_PAYABLE',
      'PAYMENT_AMOUNT_DIFFERS',
      'PAYMENT_IN_FUTURE',
      'MONTH_CLOSED',
      'REFERENCE_USED',
      'SAME_PAYMENT',
      'BALANCE_FULL',
    ],
    { once: true },
  )
    .input(
      z.object({
        id: Id,
        amount: Money,
        receivedAt: Timestamp,
        reference: optionalText(120),
        surplus: z.optional(Surplus),
        alsoApproveOrders: z.optional(z.boolean()),
        rowId: z.optional(Id),
      }),
    )
    .output(z.object({ payment: z.omit(Payment, { referenceKey: true, alikeKey: true }) })),
  /** Says that it did not come in as declared; the customer is sent the reason. */
  reject: procedure('payments.record', ['NOT_FOUND', 'ALREADY_DECIDED'], { once: true })
    .input(z.object({ id: Id, reason: typedText(500) }))
    .output(z.object({ state: DeclarationState })),
}
