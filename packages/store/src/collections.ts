import { ApiKey } from '@hostfront/domain/accounts/api-key'
import { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import { Session } from '@hostfront/domain/accounts/session'
import { SingleUseToken } from '@hostfront/domain/accounts/single-use-token'
import { User } from '@hostfront/domain/accounts/user'
import { Announcement } from '@hostfront/domain/announcements/announcement'
import { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { Counter } from '@hostfront/domain/billing/counter'
import { CreditNote } from '@hostfront/domain/billing/credit-note'
import { Invoice } from '@hostfront/domain/billing/invoice'
import { Reminder } from '@hostfront/domain/billing/reminder'
import { ClientNote } from '@hostfront/domain/clients/client-note'
import { Subscriber } from '@hostfront/domain/content/subscriber'
import { Domain } from '@hostfront/domain/domains/domain'
import { StoredFile } from '@hostfront/domain/files/stored-file'
import { PaymentAttempt } from '@hostfront/domain/gateways/attempt'
import { Dispute } from '@hostfront/domain/gateways/dispute'
import { Gateway } from '@hostfront/domain/gateways/gateway'
import { GatewayEvent } from '@hostfront/domain/gateways/gateway-event'
import { IdempotencyKey } from '@hostfront/domain/idempotency/idempotency-key'
import { KeyCheck } from '@hostfront/domain/keys/key-check'
import { Notification } from '@hostfront/domain/notifications/notification'
import { OrderOption } from '@hostfront/domain/options/order-option'
import { Order } from '@hostfront/domain/orders/order'
import { Declaration } from '@hostfront/domain/payments/declaration'
import { Payment, PaymentAllocation } from '@hostfront/domain/payments/payment'
import { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { Refund } from '@hostfront/domain/payments/refund'
import { Plan } from '@hostfront/domain/plans/plan'
import { Instance } from '@hostfront/domain/provisioning/instance'
import { Panel } from '@hostfront/domain/provisioning/panel'
import { PlanTemplate } from '@hostfront/domain/provisioning/plan-template'
import { ProvisioningEvent } from '@hostfront/domain/provisioning/provisioning-event'
import { ServerAnswer } from '@hostfront/domain/provisioning/question'
import { ServerPassword } from '@hostfront/domain/services/server-password'
import { Service } from '@hostfront/domain/services/service'
import { TimeMark } from '@hostfront/domain/services/time-mark'
import { Settings } from '@hostfront/domain/settings/settings'
import { StatementRow } from '@hostfront/domain/statements/statement-row'
import { ContactMessage } from '@hostfront/domain/support/contact-message'
import { Livechat } from '@hostfront/domain/support/livechat'
import { Task } from '@hostfront/domain/tasks/task'
import { Ticket } from '@hostfront/domain/tickets/ticket'
import { Voucher } from '@hostfront/domain/vouchers/voucher'

/** Every collection by the seed's name, with the schema of its rows. Adapters parse by these when they load. */
export const collections = {
  users: User,
  sessions: Session,
  singleUseTokens: SingleUseToken,
  secondFactors: SecondFactor,
  apiKeys: ApiKey,
  plans: Plan,
  orderOptions: OrderOption,
  orders: Order,
  services: Service,
  panels: Panel,
  planTemplates: PlanTemplate,
  instances: Instance,
  serverAnswers: ServerAnswer,
  serverPasswords: ServerPassword,
  provisioningEvents: ProvisioningEvent,
  domains: Domain,
  invoices: Invoice,
  paymentMethods: PaymentMethod,
  payments: Payment,
  paymentAllocations: PaymentAllocation,
  gateways: Gateway,
  paymentAttempts: PaymentAttempt,
  disputes: Dispute,
  gatewayEvents: GatewayEvent,
  statementRows: StatementRow,
  creditNotes: CreditNote,
  refunds: Refund,
  files: StoredFile,
  declarations: Declaration,
  reminders: Reminder,
  coinEntries: CoinEntry,
  counters: Counter,
  vouchers: Voucher,
  announcements: Announcement,
  notifications: Notification,
  tickets: Ticket,
  clientNotes: ClientNote,
  livechats: Livechat,
  contactMessages: ContactMessage,
  subscribers: Subscriber,
  auditLog: AuditEntry,
  tasks: Task,
  idempotencyKeys: IdempotencyKey,
  keyChecks: KeyCheck,
  timeMarks: TimeMark,
  settings: Settings,
} as const

export type CollectionName = keyof typeof collections

export type Rows = {
  users: User
  sessions: Session
  singleUseTokens: SingleUseToken
  secondFactors: SecondFactor
  apiKeys: ApiKey
  plans: Plan
  orderOptions: OrderOption
  orders: Order
  services: Service
  panels: Panel
  planTemplates: PlanTemplate
  instances: Instance
  serverAnswers: ServerAnswer
  serverPasswords: ServerPassword
  provisioningEvents: ProvisioningEvent
  domains: Domain
  invoices: Invoice
  paymentMethods: PaymentMethod
  payments: Payment
  paymentAllocations: PaymentAllocation
  gateways: Gateway
  paymentAttempts: PaymentAttempt
  disputes: Dispute
  gatewayEvents: GatewayEvent
  statementRows: StatementRow
  creditNotes: CreditNote
  refunds: Refund
  files: StoredFile
  declarations: Declaration
  reminders: Reminder
  coinEntries: CoinEntry
  counters: Counter
  vouchers: Voucher
  announcements: Announcement
  notifications: Notification
  tickets: Ticket
  clientNotes: ClientNote
  livechats: Livechat
  contactMessages: ContactMessage
  subscribers: Subscriber
  auditLog: AuditEntry
  tasks: Task
  idempotencyKeys: IdempotencyKey
  keyChecks: KeyCheck
  timeMarks: TimeMark
  settings: Settings
}

export const collectionNames = Object.keys(collections) as CollectionName[]
