import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import type { Gateway } from '@hostfront/domain/gateways/gateway'
import type { GatewayEvent } from '@hostfront/domain/gateways/gateway-event'
import { sql } from 'drizzle-orm'
import { boolean, json, pgTable } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { rowHead, searchText, text, time, whole } from './columns.ts'
import { creditNotes, payments } from './payment-tables.ts'
import { tableRules } from './table-rules.ts'
import { invoices } from './trade-tables.ts'

export const gateways = pgTable(
  'gateways',
  {
    ...rowHead(),
    kind: text('kind').$type<Gateway['kind']>().notNull(),
    address: text('address').notNull(),
    isLive: boolean('is_live').notNull(),
    gatewayKey: text('gateway_key'),
    webhookSecret: text('webhook_secret'),
  },
  (table) => tableRules('gateways', table),
)

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    ...rowHead(),
    gatewayId: text('gateway_id').notNull(),
    invoiceId: text('invoice_id'),
    userId: text('user_id').notNull(),
    number: text('number').notNull(),
    amount: whole('amount').notNull(),
    currency: text('currency').$type<PaymentAttempt['currency']>().notNull(),
    isLive: boolean('is_live').notNull(),
    state: text('state').$type<PaymentAttempt['state']>().notNull(),
    session: text('session'),
    url: text('url'),
    expiresAt: time('expires_at').notNull(),
    reference: text('reference'),
    cameAmount: whole('came_amount'),
    cameCurrency: text('came_currency'),
    problem: text('problem').$type<PaymentAttempt['problem']>(),
    fault: text('fault'),
    fee: whole('fee'),
    feeBookedAt: time('fee_booked_at'),
    refunded: whole('refunded').notNull(),
    paymentId: text('payment_id'),
    nextLookAt: time('next_look_at'),
    search: searchText(),
  },
  (table) =>
    tableRules('paymentAttempts', table, {
      references: {
        gatewayId: gateways.id,
        invoiceId: invoices.id,
        userId: users.id,
        paymentId: payments.id,
      },
      checks: {
        'paid-once-succeeded': sql`${table.paymentId} is null or ${table.state} = 'succeeded'`,
      },
    }),
)

export const disputes = pgTable(
  'disputes',
  {
    ...rowHead(),
    gatewayId: text('gateway_id').notNull(),
    disputeId: text('dispute_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    userId: text('user_id').notNull(),
    paymentId: text('payment_id'),
    invoiceId: text('invoice_id'),
    number: text('number').notNull(),
    amount: whole('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<Dispute['state']>().notNull(),
    needsAnswer: boolean('needs_answer').notNull(),
    openedAt: time('opened_at').notNull(),
    dueBy: time('due_by'),
    toldAt: time('told_at').notNull(),
    withdrawnAt: time('withdrawn_at'),
    withdrawn: whole('withdrawn').notNull(),
    reinstatedAt: time('reinstated_at'),
    reinstated: whole('reinstated').notNull(),
    fee: whole('fee'),
    closedAt: time('closed_at'),
    withdrawnOn: time('withdrawn_on'),
    feeOn: time('fee_on'),
    reinstatedOn: time('reinstated_on'),
    lostOn: time('lost_on'),
    net: whole('net').notNull(),
    tax: whole('tax').notNull(),
    country: text('country').$type<Dispute['country']>(),
    releasedOn: time('released_on'),
    takenBack: whole('taken_back').notNull(),
    claim: text('claim').$type<Dispute['claim']>().notNull(),
    creditNoteId: text('credit_note_id'),
    billedById: text('billed_by_id'),
  },
  (table) =>
    tableRules('disputes', table, {
      references: {
        ...{ gatewayId: gateways.id, attemptId: paymentAttempts.id, userId: users.id },
        ...{ paymentId: payments.id, invoiceId: invoices.id },
        ...{ creditNoteId: creditNotes.id, billedById: invoices.id },
      },
      checks: {
        'closed-is-said': sql`(${table.state} = 'open') = (${table.closedAt} is null)`,
        'lost-was-withdrawn': sql`${table.lostOn} is null or ${table.withdrawnOn} is not null`,
        'taken-within': sql`${table.takenBack} <= ${table.withdrawn}`,
      },
    }),
)

export const gatewayEvents = pgTable(
  'gateway_events',
  {
    ...rowHead(),
    gatewayId: text('gateway_id').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    attemptId: text('attempt_id'),
    observed: json('observed').$type<GatewayEvent['observed']>().notNull(),
    state: text('state').$type<GatewayEvent['state']>().notNull(),
    outcome: text('outcome').$type<GatewayEvent['outcome']>(),
    tries: whole('tries').notNull(),
    nextTryAt: time('next_try_at'),
  },
  (table) =>
    tableRules('gatewayEvents', table, {
      references: { gatewayId: gateways.id },
      checks: {
        'done-is-said': sql`(${table.state} = 'done') = (${table.outcome} is not null) and (${table.state} = 'done') = (${table.nextTryAt} is null)`,
      },
    }),
)
