import { ApiKey } from '@hostfront/domain/accounts/api-key'
import { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import { Session } from '@hostfront/domain/accounts/session'
import { SingleUseToken } from '@hostfront/domain/accounts/single-use-token'
import { User } from '@hostfront/domain/accounts/user'
import { Announcement } from '@hostfront/domain/announcements/announcement'
import { Notification } from '@hostfront/domain/announcements/notification'
import { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { Counter } from '@hostfront/domain/billing/counter'
import { Invoice } from '@hostfront/domain/billing/invoice'
import { Plan } from '@hostfront/domain/catalog/plan'
import { ClientNote } from '@hostfront/domain/clients/client-note'
import { Subscriber } from '@hostfront/domain/content/subscriber'
import { Domain } from '@hostfront/domain/domains/domain'
import { IdempotencyKey } from '@hostfront/domain/idempotency/idempotency-key'
import { KeyCheck } from '@hostfront/domain/keys/key-check'
import { OutgoingMail } from '@hostfront/domain/mail/outgoing-mail'
import { Order } from '@hostfront/domain/orders/order'
import { Service } from '@hostfront/domain/services/service'
import { TimeMark } from '@hostfront/domain/services/time-mark'
import { Settings } from '@hostfront/domain/settings/settings'
import { ContactMessage } from '@hostfront/domain/support/contact-message'
import { Livechat } from '@hostfront/domain/support/livechat'
import { Ticket } from '@hostfront/domain/support/ticket'
import { Voucher } from '@hostfront/domain/vouchers/voucher'

/** Every collection by the seed's name, with the schema of its rows. Keepers parse by these when they load. */
export const collections = {
  users: User,
  sessions: Session,
  singleUseTokens: SingleUseToken,
  secondFactors: SecondFactor,
  apiKeys: ApiKey,
  services: Plan,
  orders: Order,
  userServices: Service,
  domains: Domain,
  invoices: Invoice,
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
  outbox: OutgoingMail,
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
  services: Plan
  orders: Order
  userServices: Service
  domains: Domain
  invoices: Invoice
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
  outbox: OutgoingMail
  idempotencyKeys: IdempotencyKey
  keyChecks: KeyCheck
  timeMarks: TimeMark
  settings: Settings
}

export const collectionNames = Object.keys(collections) as CollectionName[]
