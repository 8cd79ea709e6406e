import { toDecimal } from '@hostfront/domain/money/format-money'
import type { CollectionRules } from './collection-rules.ts'
import type { Rows } from './collections.ts'

/** Of machines that take money for the shop. */
export const gatewayRules: {
  readonly [Name in 'gateways' | 'paymentAttempts' | 'disputes' | 'gatewayEvents']: CollectionRules<
    Rows[Name]
  >
} = {
  gateways: { unique: [], references: {}, checks: {}, search: [], index: [] },
  paymentAttempts: {
    unique: [['session'], ['gatewayId', 'reference']],
    references: {
      gatewayId: 'gateways',
      invoiceId: 'invoices',
      userId: 'users',
      paymentId: 'payments',
    },
    checks: {
      'paid-once-succeeded': ({ state, paymentId }) => paymentId === null || state === 'succeeded',
    },
    search: ['number', 'reference', { of: ['amount'], text: ({ amount }) => toDecimal(amount) }],
    searchesTied: [{ to: 'users', by: 'userId' }],
    index: ['state', 'nextLookAt', 'problem', 'feeBookedAt'],
  },
  disputes: {
    unique: [['gatewayId', 'disputeId']],
    references: {
      gatewayId: 'gateways',
      attemptId: 'paymentAttempts',
      userId: 'users',
      paymentId: 'payments',
      invoiceId: 'invoices',
      creditNoteId: 'creditNotes',
      billedById: 'invoices',
    },
    checks: {
      'closed-is-said': ({ state, closedAt }) => (state === 'open') === (closedAt === null),
      'lost-was-withdrawn': ({ lostOn, withdrawnOn }) => lostOn === null || withdrawnOn !== null,
      'taken-within': ({ takenBack, withdrawn }) => takenBack <= withdrawn,
    },
    search: [],
    // There are few: lists by the days of the books read all of them.
    index: ['state', 'claim'],
  },
  gatewayEvents: {
    unique: [['gatewayId', 'eventId']],
    references: { gatewayId: 'gateways' },
    checks: {
      'done-is-said': ({ state, outcome, nextTryAt }) =>
        (state === 'done') === (outcome !== null) && (state === 'done') === (nextTryAt === null),
    },
    search: [],
    index: ['nextTryAt', 'attemptId'],
  },
}
