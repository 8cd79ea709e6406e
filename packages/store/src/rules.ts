import { orderedPlanName } from '@hostfront/domain/catalog/plan-name'
import type { CollectionName, Rows } from './collections.ts'

type Rules<Row> = {
  /** Each key is a list of fields that together are unique; a null in one of them exempts the row. */
  unique: readonly (readonly (keyof Row & string)[])[]
  /** Field -> collection it refers to; null refers to nothing. A referenced row cannot be deleted. */
  references: { readonly [Field in keyof Row & string]?: CollectionName }
  /** Named conditions of a row by itself. */
  checks: { readonly [name: string]: (row: Row) => boolean }
  /** What `search` looks in: fields, and texts made of fields as they are shown. */
  search: readonly ((keyof Row & string) | MadeText<Row>)[]
  /** `search` also finds the rows tied to those that it finds by themselves in another collection. */
  searchesTied?: readonly Tie<Row>[]
  /** Fields that lists can be ordered by; `text` is what `search` looks in. */
  sort?: readonly ((keyof Row & string) | 'text')[]
  /** Fields that lists are often filtered by; keepers index them. */
  index: readonly (keyof Row & string)[]
  /** Rows can be inserted but never updated or deleted; where a time is named, rows that have one can be deleted. */
  appendOnly?: true | { readonly unlessHas: keyof Row & string }
}

/** A text made of the fields `of`, and of nothing else. */
interface MadeText<Row> {
  readonly of: readonly (keyof Row & string)[]
  text(row: Row): string
}

/** A row is tied to another whose id it holds in a field, or which holds its id in one. */
type Tie<Row> =
  | { readonly to: CollectionName; readonly by: keyof Row & string }
  | { [Name in CollectionName]: { to: Name; their: keyof Rows[Name] & string } }[CollectionName]

/** Whose a row is. */
const OWNER = { to: 'users', by: 'userId' } as const

/** What every keeper enforces by itself, whatever the code above it does. Declared once, here. */
export const rules: { readonly [Name in CollectionName]: Rules<Rows[Name]> } = {
  users: {
    unique: [['email']],
    references: {},
    checks: { 'coins-not-negative': (user) => user.coins >= 0 },
    search: ['name', 'email'],
    sort: ['text', 'coins'],
    index: ['role', 'status'],
  },
  sessions: {
    unique: [['tokenHash']],
    references: { userId: 'users' },
    checks: {},
    search: [],
    index: ['userId', 'expiresAt'],
  },
  singleUseTokens: {
    unique: [['tokenHash']],
    references: { userId: 'users' },
    checks: {},
    search: [],
    index: ['userId', 'expiresAt'],
  },
  secondFactors: {
    unique: [['userId']],
    references: { userId: 'users' },
    checks: {},
    search: [],
    index: [],
  },
  apiKeys: {
    unique: [['keyHash']],
    references: { userId: 'users' },
    checks: {},
    search: [],
    index: ['userId'],
  },
  services: {
    unique: [],
    references: {},
    checks: { 'price-not-negative': (plan) => plan.price >= 0 },
    search: ['name'],
    index: ['type'],
  },
  orders: {
    unique: [],
    references: { userId: 'users' },
    checks: {
      'coins-mean-paid': (order) => order.paidWithCoins === (order.paymentMethod === 'coins'),
      'decided-has-time': (order) => order.status === 'pending' || order.decidedAt !== null,
    },
    search: [
      'serverName',
      'serviceName',
      {
        of: ['serviceName', 'serverType'],
        text: orderedPlanName,
      },
      'reason',
    ],
    searchesTied: [OWNER, { to: 'invoices', their: 'orderId' }],
    sort: ['text', 'amountDue', 'status'],
    index: ['userId', 'status', 'serviceId'],
  },
  userServices: {
    unique: [['orderId']],
    references: { userId: 'users', orderId: 'orders' },
    checks: {},
    search: ['serviceName', 'serverName', 'serviceId'],
    searchesTied: [OWNER],
    sort: ['text', 'price', 'expiresAt', 'status'],
    index: ['userId', 'status', 'expiresAt', 'serviceId'],
  },
  domains: {
    unique: [['name']],
    references: { userId: 'users' },
    checks: { 'price-not-negative': (domain) => domain.price >= 0 },
    search: ['name'],
    searchesTied: [OWNER],
    sort: ['expiresAt'],
    index: ['userId', 'expiresAt'],
  },
  invoices: {
    unique: [['number'], ['userServiceId', 'periodStart'], ['domainId', 'periodStart']],
    references: {
      userId: 'users',
      orderId: 'orders',
      userServiceId: 'userServices',
      domainId: 'domains',
    },
    checks: {
      'total-adds-up': (invoice) =>
        invoice.lines.reduce((sum, line) => sum + line.amount, 0) === invoice.subtotal &&
        invoice.subtotal + invoice.tax === invoice.total,
      'paid-has-time': (invoice) => invoice.status !== 'paid' || invoice.paidAt !== null,
    },
    search: [
      'number',
      'paymentReference',
      {
        of: ['lines'],
        text: ({ lines }) => lines.map(({ description }) => description).join(', '),
      },
    ],
    searchesTied: [OWNER],
    sort: ['text', 'total', 'dueDate', 'status'],
    index: ['userId', 'orderId', 'userServiceId', 'domainId', 'status', 'paidAt'],
  },
  coinEntries: {
    unique: [],
    references: { userId: 'users' },
    checks: { 'balance-not-negative': (entry) => entry.balanceAfter >= 0 },
    search: [],
    index: ['userId'],
    appendOnly: true,
  },
  counters: { unique: [], references: {}, checks: {}, search: [], index: [] },
  vouchers: {
    unique: [['code']],
    references: {},
    checks: {
      'uses-within-limit': (voucher) =>
        voucher.usedCount >= 0 && voucher.usedCount <= voucher.maxUses,
    },
    search: ['code', 'description'],
    sort: ['text', 'usedCount', 'validUntil'],
    index: [],
  },
  announcements: {
    unique: [],
    references: {},
    checks: {},
    search: ['title', 'content'],
    index: [],
  },
  notifications: {
    unique: [],
    references: { userId: 'users' },
    checks: {},
    search: [],
    index: ['userId'],
  },
  tickets: {
    unique: [],
    references: { userId: 'users' },
    checks: {},
    search: ['subject'],
    searchesTied: [OWNER, { to: 'users', by: 'assigneeId' }],
    sort: ['text', 'updatedAt', 'status'],
    index: ['userId', 'status', 'assigneeId'],
  },
  clientNotes: {
    unique: [],
    references: { userId: 'users', authorId: 'users' },
    checks: {},
    search: [],
    index: ['userId'],
  },
  livechats: {
    unique: [],
    references: { userId: 'users' },
    checks: {},
    search: [],
    index: ['userId'],
  },
  contactMessages: {
    unique: [],
    references: {},
    checks: {},
    // Of a long message its beginning: an index of all that visitors write would hold up everybody who moves a shop in.
    search: [
      'name',
      'email',
      'subject',
      { of: ['message'], text: ({ message }) => message.slice(0, 500) },
    ],
    index: [],
  },
  subscribers: { unique: [['email']], references: {}, checks: {}, search: ['email'], index: [] },
  auditLog: {
    unique: [],
    references: {},
    checks: {},
    search: ['action', 'subject'],
    index: ['actor', 'action', 'subject', 'address', 'keptUntil'],
    appendOnly: { unlessHas: 'keptUntil' },
  },
  outbox: {
    unique: [],
    references: {},
    checks: {},
    search: [],
    index: ['status', 'nextAttemptAt'],
  },
  idempotencyKeys: {
    unique: [['userId', 'key']],
    references: { userId: 'users' },
    checks: {},
    search: [],
    index: [],
  },
  keyChecks: { unique: [], references: {}, checks: {}, search: [], index: [] },
  timeMarks: { unique: [], references: {}, checks: {}, search: [], index: [] },
  settings: { unique: [], references: {}, checks: {}, search: [], index: [] },
}

/** The fields that the text `search` looks in is made of. */
export function searchedFields(collection: CollectionName): readonly string[] {
  const search: readonly (string | { readonly of: readonly string[] })[] = rules[collection].search
  return search.flatMap((part) => (typeof part === 'string' ? [part] : part.of))
}
