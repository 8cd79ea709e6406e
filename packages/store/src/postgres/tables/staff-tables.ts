import type { Announcement } from '@hostfront/domain/announcements/announcement'
import type { Notification } from '@hostfront/domain/notifications/notification'
import type { TimeMark } from '@hostfront/domain/services/time-mark'
import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Livechat } from '@hostfront/domain/support/livechat'
import type { Task } from '@hostfront/domain/tasks/task'
import type { Ticket } from '@hostfront/domain/tickets/ticket'
import { boolean, json, pgTable } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { rowHead, searchText, text, time, whole } from './columns.ts'
import { tableRules } from './table-rules.ts'

export const announcements = pgTable(
  'announcements',
  {
    ...rowHead(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    type: text('type').$type<Announcement['type']>().notNull(),
    isActive: boolean('is_active').notNull(),
    targetAudience: text('target_audience').$type<Announcement['targetAudience']>().notNull(),
    search: searchText(),
  },
  (table) => tableRules('announcements', table),
)

export const notifications = pgTable(
  'notifications',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    event: json('event').$type<Notification['event']>().notNull(),
    readAt: time('read_at'),
  },
  (table) => tableRules('notifications', table, { references: { userId: users.id } }),
)

export const tickets = pgTable(
  'tickets',
  {
    ...rowHead(),
    updatedAt: time('updated_at').notNull(),
    userId: text('user_id').notNull(),
    subject: text('subject').notNull(),
    status: text('status').$type<Ticket['status']>().notNull(),
    priority: text('priority').$type<Ticket['priority']>().notNull(),
    serviceId: text('service_id'),
    assigneeId: text('assignee_id'),
    messages: json('messages').$type<Ticket['messages']>().notNull(),
    search: searchText(),
  },
  (table) => tableRules('tickets', table, { references: { userId: users.id } }),
)

export const clientNotes = pgTable(
  'client_notes',
  {
    ...rowHead(),
    userId: text('user_id').notNull(),
    authorId: text('author_id').notNull(),
    body: text('body').notNull(),
  },
  (table) =>
    tableRules('clientNotes', table, { references: { userId: users.id, authorId: users.id } }),
)

export const livechats = pgTable(
  'livechats',
  {
    ...rowHead(),
    userId: text('user_id'),
    status: text('status').$type<Livechat['status']>().notNull(),
    messages: json('messages').$type<Livechat['messages']>().notNull(),
  },
  (table) => tableRules('livechats', table, { references: { userId: users.id } }),
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...rowHead(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    search: searchText(),
  },
  (table) => tableRules('contactMessages', table),
)

export const subscribers = pgTable(
  'subscribers',
  { ...rowHead(), email: text('email').notNull(), search: searchText() },
  (table) => tableRules('subscribers', table),
)

export const auditLog = pgTable(
  'audit_log',
  {
    ...rowHead(),
    actor: text('actor'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: text('before'),
    after: text('after'),
    address: text('address'),
    keptUntil: time('kept_until'),
    search: searchText(),
  },
  (table) => tableRules('auditLog', table),
)

export const tasks = pgTable(
  'tasks',
  {
    ...rowHead(),
    kind: text('kind').$type<Task['kind']>().notNull(),
    target: text('target').notNull(),
    facts: json('facts').$type<Exclude<Task['facts'], null>>(),
    status: text('status').$type<Task['status']>().notNull(),
    attempts: whole('attempts').notNull(),
    nextAttemptAt: time('next_attempt_at').notNull(),
    doneAt: time('done_at'),
    result: text('result'),
  },
  (table) => tableRules('tasks', table),
)

export const timeMarks = pgTable(
  'time_marks',
  {
    id: text('id').$type<TimeMark['id']>().primaryKey(),
    createdAt: time('created_at').notNull(),
    at: time('at').notNull(),
  },
  (table) => tableRules('timeMarks', table),
)

/** One row, the shop's. */
export const settings = pgTable(
  'settings',
  {
    id: text('id').$type<Settings['id']>().primaryKey(),
    createdAt: time('created_at').notNull(),
    takesOrders: boolean('takes_orders').notNull(),
    checklist: text('checklist').$type<Settings['checklist']>().notNull(),
    // A replica of the version before writes none.
    confirmedSteps: json('confirmed_steps')
      .$type<Settings['confirmedSteps']>()
      .notNull()
      .default([]),
    siteName: text('site_name').notNull(),
    siteDescription: text('site_description').notNull(),
    contactEmail: text('contact_email').notNull(),
    paymentsEmail: text('payments_email').notNull(),
    discordLink: text('discord_link').notNull(),
    whatsappLink: text('whatsapp_link').notNull(),
    gamePanelLink: text('game_panel_link').notNull(),
    databasePanelLink: text('database_panel_link').notNull(),
    socialLinks: json('social_links').$type<Settings['socialLinks']>().notNull(),
    address: text('address').notNull(),
    maintenanceMode: boolean('maintenance_mode').notNull(),
    maintenanceMessage: text('maintenance_message').notNull(),
    theme: json('theme').$type<Settings['theme']>().notNull(),
    features: json('features').$type<Settings['features']>().notNull(),
    // A replica of the version before writes none.
    storefront: json('storefront')
      .$type<Settings['storefront']>()
      .notNull()
      .default(SEED_STOREFRONT),
    seo: json('seo').$type<Settings['seo']>().notNull(),
    currency: text('currency').$type<Settings['currency']>().notNull(),
    // A replica of the version before writes none.
    secondCurrency: json('second_currency')
      .$type<Settings['secondCurrency']>()
      .notNull()
      .default({ currency: null, rates: [] }),
    tax: json('tax').$type<Settings['tax']>().notNull(),
    billing: json('billing').$type<Settings['billing']>().notNull(),
    adminSecondFactor: boolean('admin_second_factor').notNull(),
    minPasswordLength: whole('min_password_length').notNull(),
    legal: json('legal').$type<Settings['legal']>().notNull(),
    questions: json('questions').$type<Exclude<Settings['questions'], null>>(),
  },
  (table) => tableRules('settings', table),
)
