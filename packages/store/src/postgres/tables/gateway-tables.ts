import type { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import type { Gateway } from '@hostfront/domain/gateways/gateway'
import type { GatewayEvent } from '@hostfront/domain/gateways/gateway-event'
import { sql } from 'drizzle-orm'
import { boolean, json, pgTable } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { rowHead, searchText, text, time, whole } from './columns.ts'
import { payments } from './payment-tables.ts'
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
