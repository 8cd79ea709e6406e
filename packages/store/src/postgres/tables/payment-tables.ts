import type { Payment } from '@hostfront/domain/payments/payment'
import type { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import type { StatementRow } from '@hostfront/domain/statements/statement-row'
import { sql } from 'drizzle-orm'
import { boolean, json, pgTable } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { rowHead, searchText, text, time, whole } from './columns.ts'
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
    state: text('state').$type<Payment['state']>().notNull(),
    receivedAt: time('received_at').notNull(),
    reference: text('reference'),
    referenceKey: text('reference_key'),
    alikeKey: text('alike_key'),
    recordedBy: text('recorded_by'),
    undone: json('undone').$type<Payment['undone']>(),
    search: searchText(),
  },
  (table) =>
    tableRules('payments', table, {
      references: { userId: users.id, recordedBy: users.id },
      checks: {
        'undone-is-said': sql`(${table.state} = 'undone') = (${table.undone} is not null)`,
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
    reference: text('reference'),
    returnedAt: time('returned_at'),
    search: searchText(),
  },
  (table) =>
    tableRules('paymentAllocations', table, {
      references: { paymentId: payments.id, invoiceId: invoices.id },
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
