import { customerCode } from '@hostfront/domain/accounts/customer-code'
import { chosenLocation } from '@hostfront/domain/options/chosen-location'
import { orderedPlanName } from '@hostfront/domain/plans/plan-name'
import { ADDRESS } from './access-address.ts'
import type { CollectionRules } from './collection-rules.ts'
import type { CollectionName, Rows } from './collections.ts'
import { gatewayRules } from './gateway-rules.ts'
import { BILL_OF_ORDER, ORDER_TIES, SAID_BY_BILL, USER_TIES } from './order-bills.ts'
import { paymentRules } from './payment-rules.ts'
import { provisioningRules } from './provisioning-rules.ts'
import { TYPED } from './typed-words.ts'

/** Whose a row is. */
const OWNER = { to: 'users', by: 'userId' } as const

/** What every adapter enforces by itself, whatever the code above it does. Declared once, here. */
export const rules: { readonly [Name in CollectionName]: CollectionRules<Rows[Name]> } = {
  users: {
    unique: [['email']],
    references: {},
    checks: { 'coins-not-negative': (user) => user.coins >= 0 },
    search: ['name', 'email', { of: ['id'], text: ({ id }) => customerCode(id) }],
    ties: USER_TIES,
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
  plans: {
    unique: [],
    references: {},
    checks: { 'price-not-negative': (plan) => plan.price >= 0 },
    search: ['name'],
    index: ['type'],
  },
  orderOptions: { unique: [], references: {}, checks: {}, search: [], index: [] },
  orders: {
    unique: [],
    references: { userId: 'users' },
    checks: {
      'coins-mean-paid': (order) => order.paidWithCoins === (order.paymentMethod === 'coins'),
      'decided-has-time': (order) => order.status === 'pending' || order.decidedAt !== null,
    },
    search: [
      'serverName',
      'planName',
      {
        of: ['planName', 'serverType'],
        text: orderedPlanName,
      },
      'reason',
      TYPED,
    ],
    searchesTied: [OWNER, BILL_OF_ORDER, { to: 'paymentAllocations', their: 'subjectId' }],
    ties: ORDER_TIES,
    said: SAID_BY_BILL,
    sort: ['text', 'amountDue', 'status'],
    index: ['userId', 'status', 'planId'],
  },
  services: {
    unique: [['orderId']],
    references: { userId: 'users', orderId: 'orders' },
    checks: {
      'location-as-chosen': ({ options, location }) => location === chosenLocation(options),
    },
    search: ['planName', 'serverName', 'planId', TYPED, ADDRESS],
    searchesTied: [OWNER],
    sort: ['text', 'price', 'expiresAt', 'status'],
    index: ['userId', 'status', 'expiresAt', 'planId'],
  },
  ...provisioningRules,
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
    unique: [['number'], ['subjectKind', 'subjectId', 'periodStart']],
    references: {
      userId: 'users',
      subjectId: {
        by: 'subjectKind',
        to: { order: 'orders', service: 'services', domain: 'domains' },
      },
    },
    checks: {
      'total-adds-up': (invoice) =>
        invoice.lines.reduce((sum, line) => sum + line.amount, 0) === invoice.subtotal &&
        invoice.subtotal + invoice.tax === invoice.total,
      'paid-has-time': (invoice) => invoice.status !== 'paid' || invoice.paidAt !== null,
      'paid-within': ({ paid, credited, total }) => paid <= total && credited <= total,
      'subject-is-whole': (invoice) =>
        (invoice.subjectKind === null) === (invoice.subjectId === null),
    },
    search: [
      'number',
      {
        of: ['lines'],
        text: ({ lines }) => lines.map(({ description }) => description).join(', '),
      },
    ],
    searchesTied: [OWNER, { to: 'paymentAllocations', their: 'invoiceId' }],
    sort: ['text', 'total', 'dueDate', 'status'],
    index: ['userId', 'subjectId', 'status', 'paidAt'],
  },
  ...paymentRules,
  ...gatewayRules,
  files: {
    unique: [],
    references: { userId: 'users' },
    checks: {},
    search: [],
    index: ['digest', 'subjectId'],
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
  tasks: {
    unique: [],
    references: {},
    checks: {},
    search: [],
    index: ['target', 'status', 'nextAttemptAt'],
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
