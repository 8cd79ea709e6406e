import type { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Domain } from '@hostfront/domain/domains/domain'
import type { OrderOption } from '@hostfront/domain/options/order-option'
import type { Order } from '@hostfront/domain/orders/order'
import type { Plan } from '@hostfront/domain/plans/plan'
import type { Service } from '@hostfront/domain/services/service'
import { sql } from 'drizzle-orm'
import { boolean, json, pgTable } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { rowHead, searchText, text, time, whole } from './columns.ts'
import { tableRules } from './table-rules.ts'

export const plans = pgTable(
  'plans',
  {
    ...rowHead(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    price: whole('price').notNull(),
    features: json('features').$type<Plan['features']>().notNull(),
    type: text('type').$type<Plan['type']>().notNull(),
    category: text('category').$type<Plan['category']>().notNull(),
    status: text('status').$type<Plan['status']>().notNull(),
    specs: json('specs').$type<Plan['specs']>().notNull(),
    featured: boolean('featured').notNull(),
    recommended: boolean('recommended').notNull(),
    position: whole('position').notNull(),
    search: searchText(),
  },
  (table) =>
    tableRules('plans', table, {
      checks: { 'price-not-negative': sql`${table.price} >= 0` },
      bounded: ['price'],
    }),
)

export const orderOptions = pgTable(
  'order_options',
  {
    ...rowHead(),
    label: text('label').notNull(),
    help: text('help').notNull(),
    kind: text('kind').$type<OrderOption['kind']>().notNull(),
    choices: json('choices').$type<OrderOption['choices']>().notNull(),
    defaultChoice: text('default_choice').notNull(),
    isRequired: boolean('is_required').notNull(),
    planTypes: json('plan_types').$type<OrderOption['planTypes']>().notNull(),
    planIds: json('plan_ids').$type<OrderOption['planIds']>().notNull(),
    position: whole('position').notNull(),
    status: text('status').$type<OrderOption['status']>().notNull(),
  },
  (table) => tableRules('orderOptions', table),
)

export const orders = pgTable(
  'orders',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    serverType: text('server_type').$type<Order['serverType']>().notNull(),
    serverName: text('server_name').notNull(),
    status: text('status').$type<Order['status']>().notNull(),
    billingCycle: text('billing_cycle').$type<Order['billingCycle']>().notNull(),
    options: json('options').$type<Order['options']>().notNull(),
    price: whole('price').notNull(),
    priceMonthly: whole('price_monthly').notNull(),
    discount: whole('discount').notNull(),
    tax: whole('tax').notNull(),
    amountDue: whole('amount_due').notNull(),
    voucherCode: text('voucher_code'),
    paymentMethod: text('payment_method').$type<Order['paymentMethod']>().notNull(),
    paidWithCoins: boolean('paid_with_coins').notNull(),
    startDate: time('start_date'),
    endDate: time('end_date'),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    reason: text('reason'),
    search: searchText(),
  },
  (table) =>
    tableRules('orders', table, {
      references: { userId: users.id },
      checks: {
        'coins-mean-paid': sql`${table.paidWithCoins} = (${table.paymentMethod} = 'coins')`,
        'decided-has-time': sql`${table.status} = 'pending' or ${table.decidedAt} is not null`,
      },
    }),
)

export const services = pgTable(
  'services',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    serverName: text('server_name'),
    orderId: text('order_id'),
    status: text('status').$type<Service['status']>().notNull(),
    price: whole('price').notNull(),
    billingCycle: text('billing_cycle').$type<Service['billingCycle']>().notNull(),
    options: json('options').$type<Service['options']>().notNull(),
    location: text('location'),
    autoRenew: boolean('auto_renew').notNull(),
    expiresAt: time('expires_at').notNull(),
    suspendedAt: time('suspended_at'),
    suspendedByHand: boolean('suspended_by_hand').notNull(),
    suspensionReason: text('suspension_reason'),
    keepUntil: time('keep_until'),
    terminatedAt: time('terminated_at'),
    cancelledAt: time('cancelled_at'),
    cancelledBy: text('cancelled_by').$type<Service['cancelledBy']>(),
    cancelReason: text('cancel_reason'),
    toldOfEnd: time('told_of_end'),
    access: json('access').$type<Service['access']>(),
    changed: json('changed').$type<Service['changed']>(),
    waiting: json('waiting').$type<Service['waiting']>(),
    newPrice: json('new_price').$type<Service['newPrice']>(),
    holdUntil: time('hold_until'),
    holdReason: text('hold_reason'),
    search: searchText(),
  },
  (table) =>
    tableRules('services', table, {
      references: { userId: users.id, orderId: orders.id },
      checks: {
        // A check of SQL cannot look into the options; the adapter does.
        'location-as-chosen': sql`${table.location} is null or ${table.options}::text <> '[]'`,
      },
    }),
)

export const domains = pgTable(
  'domains',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    price: whole('price').notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    expiresAt: time('expires_at').notNull(),
    lastNotice: text('last_notice').$type<Domain['lastNotice']>(),
    search: searchText(),
  },
  (table) =>
    tableRules('domains', table, {
      references: { userId: users.id },
      checks: { 'price-not-negative': sql`${table.price} >= 0` },
      bounded: ['price'],
    }),
)

/** PostgreSQL holds a reference to one table alone, so each kind of subject has a column of its own; nobody reads or writes it. */
const idOfKind = (kind: string) =>
  text(`${kind}_id`).generatedAlwaysAs(
    sql.raw(`case when "subject_kind" = '${kind}' then "subject_id" end`),
  )

export const invoices = pgTable(
  'invoices',
  {
    ...rowHead(),
    number: text('number').notNull(),
    userId: text('user_id').notNull(),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    periodStart: time('period_start'),
    seller: json('seller').$type<Invoice['seller']>().notNull(),
    buyer: json('buyer').$type<Invoice['buyer']>().notNull(),
    lines: json('lines').$type<Invoice['lines']>().notNull(),
    subtotal: whole('subtotal').notNull(),
    taxName: text('tax_name').notNull(),
    taxBasisPoints: whole('tax_basis_points'),
    taxReason: text('tax_reason').$type<Invoice['taxReason']>(),
    vatCheck: json('vat_check').$type<Invoice['vatCheck']>(),
    tax: whole('tax').notNull(),
    total: whole('total').notNull(),
    secondRate: json('second_rate').$type<Invoice['secondRate']>(),
    // A replica of the version before writes neither.
    paid: whole('paid').notNull().default(0),
    credited: whole('credited').notNull().default(0),
    status: text('status').$type<Invoice['status']>().notNull(),
    dueDate: time('due_date').notNull(),
    paidAt: time('paid_at'),
    paymentMethod: text('payment_method').$type<Invoice['paymentMethod']>().notNull(),
    search: searchText(),
    ofOrder: idOfKind('order'),
    ofService: idOfKind('service'),
    ofDomain: idOfKind('domain'),
  },
  (table) =>
    tableRules('invoices', table, {
      references: { userId: users.id },
      kinds: {
        order: { own: table.ofOrder, target: orders.id },
        service: { own: table.ofService, target: services.id },
        domain: { own: table.ofDomain, target: domains.id },
      },
      checks: {
        // A check of SQL cannot add up the lines; the adapter does.
        'total-adds-up': sql`${table.subtotal} + ${table.tax} = ${table.total}`,
        'paid-has-time': sql`${table.status} <> 'paid' or ${table.paidAt} is not null`,
        'paid-within': sql`${table.paid} <= ${table.total} and ${table.credited} <= ${table.total}`,
        'subject-is-whole': sql`(${table.subjectKind} is null) = (${table.subjectId} is null)`,
      },
    }),
)

export const coinEntries = pgTable(
  'coin_entries',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    amount: whole('amount').notNull(),
    balanceAfter: whole('balance_after').notNull(),
    kind: text('kind').$type<CoinEntry['kind']>().notNull(),
    reference: text('reference'),
    actor: text('actor'),
  },
  (table) =>
    tableRules('coinEntries', table, {
      references: { userId: users.id },
      checks: { 'balance-not-negative': sql`${table.balanceAfter} >= 0` },
      bounded: ['balanceAfter'],
    }),
)

const counterColumns = { ...rowHead(), value: whole('value').notNull() }
export const counters = pgTable('counters', counterColumns, (table) =>
  tableRules('counters', table),
)
