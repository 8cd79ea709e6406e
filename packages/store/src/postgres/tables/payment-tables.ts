import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { StoredFile } from '@hostfront/domain/files/stored-file'
import type { Declaration } from '@hostfront/domain/payments/declaration'
import type { Payment } from '@hostfront/domain/payments/payment'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import type { Refund } from '@hostfront/domain/payments/refund'
import type { StatementRow } from '@hostfront/domain/statements/statement-row'
import { sql } from 'drizzle-orm'
import { boolean, json, pgTable } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { bytes, rowHead, searchText, text, time, whole } from './columns.ts'
import { tableRules } from './table-rules.ts'
import { invoices } from './trade-tables.ts'

export const paymentMethods = pgTable(
  'payment_methods',
  {
    ...rowHead(),
    kind: text('kind').$type<PaymentMethod['kind']>().notNull(),
    name: text('name').notNull(),
    instructions: text('instructions').notNull(),
    account: text('account').notNull(),
    country: text('country'),
    isOn: boolean('is_on').notNull(),
    position: whole('position').notNull(),
  },
  (table) =>
    tableRules('paymentMethods', table, {
      checks: { 'coins-by-id': sql`(${table.kind} = 'coins') = (${table.id} = 'coins')` },
    }),
)

export const payments = pgTable(
  'payments',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    method: text('method').$type<Payment['method']>().notNull(),
    amount: whole('amount').notNull(),
    returned: whole('returned').notNull(),
    credited: whole('credited').notNull().default(0),
    state: text('state').$type<Payment['state']>().notNull(),
    receivedAt: time('received_at').notNull(),
    reference: text('reference'),
    referenceKey: text('reference_key'),
    alikeKey: text('alike_key'),
    recordedBy: text('recorded_by'),
    dispute: text('dispute').$type<Payment['dispute']>(),
    undone: json('undone').$type<Payment['undone']>(),
    search: searchText(),
  },
  (table) =>
    tableRules('payments', table, {
      references: { userId: users.id, recordedBy: users.id },
      checks: {
        'undone-is-said': sql`(${table.state} = 'undone') = (${table.undone} is not null)`,
        'credited-within': sql`${table.credited} <= ${table.amount}`,
      },
      // Every order writes one, and few look for the largest.
      restless: ['amount'],
    }),
)

export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    ...rowHead(),
    paymentId: text('payment_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    number: text('number').notNull(),
    subjectId: text('subject_id'),
    amount: whole('amount').notNull(),
    returned: whole('returned').notNull().default(0),
    reference: text('reference'),
    returnedAt: time('returned_at'),
    search: searchText(),
  },
  (table) =>
    tableRules('paymentAllocations', table, {
      references: { paymentId: payments.id, invoiceId: invoices.id },
      checks: { 'returned-within': sql`${table.returned} <= ${table.amount}` },
    }),
)

export const statementRows = pgTable(
  'statement_rows',
  {
    ...rowHead(),
    source: text('source').notNull(),
    key: text('key').notNull(),
    date: text('date').notNull(),
    amount: whole('amount').notNull(),
    label: text('label').notNull(),
    state: text('state').$type<StatementRow['state']>().notNull(),
    paymentId: text('payment_id'),
    invoiceId: text('invoice_id'),
    decidedBy: text('decided_by').notNull(),
    decidedAt: time('decided_at').notNull(),
  },
  (table) =>
    tableRules('statementRows', table, {
      references: { paymentId: payments.id, invoiceId: invoices.id, decidedBy: users.id },
      checks: {
        'payment-unless-ignored': sql`(${table.state} = 'ignored') = (${table.paymentId} is null) and (${table.paymentId} is null) = (${table.invoiceId} is null)`,
      },
    }),
)

export const creditNotes = pgTable(
  'credit_notes',
  {
    ...rowHead(),
    number: text('number').notNull(),
    userId: text('user_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    seller: json('seller').$type<CreditNote['seller']>().notNull(),
    buyer: json('buyer').$type<CreditNote['buyer']>().notNull(),
    lines: json('lines').$type<CreditNote['lines']>().notNull(),
    subtotal: whole('subtotal').notNull(),
    taxName: text('tax_name').notNull(),
    taxBasisPoints: whole('tax_basis_points'),
    taxReason: text('tax_reason').$type<CreditNote['taxReason']>(),
    tax: whole('tax').notNull(),
    total: whole('total').notNull(),
    secondRate: json('second_rate').$type<CreditNote['secondRate']>(),
    reason: text('reason').notNull(),
    target: text('target').$type<CreditNote['target']>().notNull(),
    issuedBy: text('issued_by'),
    search: searchText(),
  },
  (table) =>
    tableRules('creditNotes', table, {
      references: { userId: users.id, invoiceId: invoices.id, issuedBy: users.id },
      // A check of SQL cannot add up the lines; the adapter does.
      checks: { 'total-adds-up': sql`${table.subtotal} + ${table.tax} = ${table.total}` },
    }),
)

export const refunds = pgTable(
  'refunds',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    amount: whole('amount').notNull(),
    method: text('method').$type<Refund['method']>().notNull(),
    account: text('account').notNull(),
    cause: text('cause').$type<Refund['cause']>().notNull(),
    number: text('number').notNull(),
    invoiceId: text('invoice_id'),
    paymentId: text('payment_id'),
    creditNoteId: text('credit_note_id'),
    state: text('state').$type<Refund['state']>().notNull(),
    reference: text('reference'),
    settledAt: time('settled_at'),
    settledBy: text('settled_by'),
    search: searchText(),
  },
  (table) =>
    tableRules('refunds', table, {
      references: {
        userId: users.id,
        invoiceId: invoices.id,
        paymentId: payments.id,
        creditNoteId: creditNotes.id,
        settledBy: users.id,
      },
      checks: {
        'settled-is-said': sql`(${table.state} = 'to-send') = (${table.settledAt} is null)`,
      },
    }),
)

export const files = pgTable(
  'files',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    purpose: text('purpose').$type<StoredFile['purpose']>().notNull(),
    name: text('name').notNull(),
    type: text('type').$type<StoredFile['type']>().notNull(),
    size: whole('size').notNull(),
    digest: text('digest').notNull(),
    subjectId: text('subject_id'),
    erasedAt: time('erased_at'),
  },
  (table) => tableRules('files', table, { references: { userId: users.id } }),
)

/** No collection: what `FileBytes` keeps. Nothing refers to it, and replacing a shop leaves it. */
export const fileBytes = pgTable('file_bytes', {
  id: text('id').primaryKey(),
  bytes: bytes('bytes').notNull(),
})

export const declarations = pgTable(
  'declarations',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    method: text('method').$type<Declaration['method']>().notNull(),
    amount: whole('amount').notNull(),
    reference: text('reference'),
    referenceKey: text('reference_key'),
    alikeKey: text('alike_key'),
    paidOn: text('paid_on').notNull(),
    pays: json('pays').$type<Declaration['pays']>().notNull(),
    note: text('note').notNull(),
    proofIds: json('proof_ids').$type<Declaration['proofIds']>().notNull(),
    state: text('state').$type<Declaration['state']>().notNull(),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    reason: text('reason'),
    paymentId: text('payment_id'),
    search: searchText(),
  },
  (table) =>
    tableRules('declarations', table, {
      references: { userId: users.id, paymentId: payments.id, decidedBy: users.id },
      checks: {
        'waiting-undecided': sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`,
      },
    }),
)

export const reminders = pgTable(
  'reminders',
  { ...rowHead(), invoiceId: text('invoice_id').notNull(), day: whole('day').notNull() },
  (table) => tableRules('reminders', table, { references: { invoiceId: invoices.id } }),
)
