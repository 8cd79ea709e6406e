import { Session } from '@hostfront/domain/accounts/session'
import { User } from '@hostfront/domain/accounts/user'
import { Announcement } from '@hostfront/domain/announcements/announcement'
import { Notification } from '@hostfront/domain/announcements/notification'
import { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { CoinEntry } from '@hostfront/domain/billing/coin-entry'
import { Counter } from '@hostfront/domain/billing/counter'
import { Invoice } from '@hostfront/domain/billing/invoice'
import { Plan } from '@hostfront/domain/catalog/plan'
import { Subscriber } from '@hostfront/domain/content/subscriber'
import { Order } from '@hostfront/domain/orders/order'
import { Service } from '@hostfront/domain/services/service'
import { Settings } from '@hostfront/domain/settings/settings'
import { ContactMessage } from '@hostfront/domain/support/contact-message'
import { Livechat } from '@hostfront/domain/support/livechat'
import { Ticket } from '@hostfront/domain/support/ticket'
import { Voucher } from '@hostfront/domain/vouchers/voucher'

/** Every collection by the seed's name, with the schema of its rows. Keepers parse by these when they load. */
export const collections = {
  users: User,
  sessions: Session,
  services: Plan,
  orders: Order,
  userServices: Service,
  invoices: Invoice,
  coinEntries: CoinEntry,
  counters: Counter,
  vouchers: Voucher,
  announcements: Announcement,
  notifications: Notification,
  tickets: Ticket,
  livechats: Livechat,
  contactMessages: ContactMessage,
  subscribers: Subscriber,
  auditLog: AuditEntry,
  settings: Settings,
} as const

export type CollectionName = keyof typeof collections

export type Rows = {
  users: User
  sessions: Session
  services: Plan
  orders: Order
  userServices: Service
  invoices: Invoice
  coinEntries: CoinEntry
  counters: Counter
  vouchers: Voucher
  announcements: Announcement
  notifications: Notification
  tickets: Ticket
  livechats: Livechat
  contactMessages: ContactMessage
  subscribers: Subscriber
  auditLog: AuditEntry
  settings: Settings
}

export const collectionNames = Object.keys(collections) as CollectionName[]
