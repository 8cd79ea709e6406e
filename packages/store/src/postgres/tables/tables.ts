import type { InferSelectModel } from 'drizzle-orm'
import type { CollectionName, Rows } from '../../collections.ts'
import * as account from './account-tables.ts'
import * as gateway from './gateway-tables.ts'
import * as payment from './payment-tables.ts'
import * as provisioning from './provisioning-tables.ts'
import * as staff from './staff-tables.ts'
import * as trade from './trade-tables.ts'
import * as voucher from './voucher-tables.ts'

/** The table of every collection. The migrations are generated from these. */
export const tables = {
  users: account.users,
  sessions: account.sessions,
  singleUseTokens: account.singleUseTokens,
  secondFactors: account.secondFactors,
  apiKeys: account.apiKeys,
  plans: trade.plans,
  orderOptions: trade.orderOptions,
  orders: trade.orders,
  services: trade.services,
  panels: provisioning.panels,
  planTemplates: provisioning.planTemplates,
  serverAnswers: provisioning.serverAnswers,
  serverPasswords: provisioning.serverPasswords,
  instances: provisioning.instances,
  provisioningEvents: provisioning.provisioningEvents,
  domains: trade.domains,
  invoices: trade.invoices,
  paymentMethods: payment.paymentMethods,
  payments: payment.payments,
  paymentAllocations: payment.paymentAllocations,
  gateways: gateway.gateways,
  paymentAttempts: gateway.paymentAttempts,
  disputes: gateway.disputes,
  gatewayEvents: gateway.gatewayEvents,
  statementRows: payment.statementRows,
  creditNotes: payment.creditNotes,
  refunds: payment.refunds,
  files: payment.files,
  declarations: payment.declarations,
  reminders: payment.reminders,
  coinEntries: trade.coinEntries,
  counters: trade.counters,
  vouchers: voucher.vouchers,
  announcements: staff.announcements,
  notifications: staff.notifications,
  tickets: staff.tickets,
  clientNotes: staff.clientNotes,
  livechats: staff.livechats,
  contactMessages: staff.contactMessages,
  subscribers: staff.subscribers,
  auditLog: staff.auditLog,
  tasks: staff.tasks,
  idempotencyKeys: account.idempotencyKeys,
  keyChecks: account.keyChecks,
  timeMarks: staff.timeMarks,
  settings: staff.settings,
} as const

type Tables = typeof tables
/** Without what PostgreSQL keeps for itself: what searches look in, and columns for its references. */
type TableRow<Name extends CollectionName> = Omit<
  InferSelectModel<Tables[Name]>,
  'search' | `of${string}`
>
type Same<One, Other> =
  (<Probe>() => Probe extends One ? 1 : 2) extends <Probe>() => Probe extends Other ? 1 : 2
    ? true
    : false
type Plain<Row> = { [Field in keyof Row]: Row[Field] }

/** A table that differs from its collection's rows, by one column or by what may be null, does not compile. */
type TablesMatchRows = {
  [Name in CollectionName]: Same<Plain<TableRow<Name>>, Plain<Rows[Name]>>
}
;({}) as TablesMatchRows satisfies { [Name in CollectionName]: true }
