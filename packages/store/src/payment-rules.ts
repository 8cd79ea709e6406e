import { toDecimal } from '@hostfront/domain/money/format-money'
import { COINS } from '@hostfront/domain/payments/coins'
import type { CollectionRules } from './collection-rules.ts'
import type { Rows } from './collections.ts'

/** Of how money comes in and goes back: ways to pay, payments, what they pay, what statements and customers said of them, notes, refunds and reminders. */
export const paymentRules: {
  readonly [Name in
    | 'paymentMethods'
    | 'payments'
    | 'paymentAllocations'
    | 'statementRows'
    | 'creditNotes'
    | 'refunds'
    | 'declarations'
    | 'reminders']: CollectionRules<Rows[Name]>
} = {
  paymentMethods: {
    unique: [],
    references: {},
    checks: { 'coins-by-id': ({ id, kind }) => (kind === COINS) === (id === COINS) },
    search: [],
    index: [],
  },
  payments: {
    unique: [['referenceKey']],
    references: { userId: 'users', recordedBy: 'users' },
    checks: {
      'undone-is-said': ({ state, undone }) => (state === 'undone') === (undone !== null),
      'credited-within': ({ amount, credited }) => credited <= amount,
    },
    search: ['reference', { of: ['amount'], text: ({ amount }) => toDecimal(amount) }],
    searchesTied: [
      { to: 'users', by: 'userId' },
      { to: 'paymentAllocations', their: 'paymentId' },
    ],
    sort: ['receivedAt', 'amount'],
    index: ['userId', 'alikeKey', 'dispute'],
    sparse: ['alikeKey', 'dispute', 'recordedBy'],
  },
  paymentAllocations: {
    unique: [['paymentId', 'invoiceId']],
    references: { paymentId: 'payments', invoiceId: 'invoices' },
    checks: { 'returned-within': ({ amount, returned }) => returned <= amount },
    search: ['reference', 'number'],
    index: [],
  },
  statementRows: {
    unique: [['source', 'key']],
    references: { paymentId: 'payments', invoiceId: 'invoices', decidedBy: 'users' },
    checks: {
      'payment-unless-ignored': ({ state, paymentId, invoiceId }) =>
        (state === 'ignored') === (paymentId === null) &&
        (paymentId === null) === (invoiceId === null),
    },
    search: [],
    index: [],
  },
  creditNotes: {
    unique: [['number']],
    references: { userId: 'users', invoiceId: 'invoices', issuedBy: 'users' },
    checks: {
      'total-adds-up': ({ lines, subtotal, tax, total }) =>
        lines.reduce((sum, line) => sum + line.amount, 0) === subtotal && subtotal + tax === total,
    },
    search: ['number', 'invoiceNumber', 'reason'],
    searchesTied: [{ to: 'users', by: 'userId' }],
    index: [],
  },
  refunds: {
    unique: [],
    references: {
      userId: 'users',
      invoiceId: 'invoices',
      paymentId: 'payments',
      creditNoteId: 'creditNotes',
      settledBy: 'users',
    },
    checks: {
      'settled-is-said': ({ state, settledAt }) => (state === 'to-send') === (settledAt === null),
    },
    search: ['reference', 'number', { of: ['amount'], text: ({ amount }) => toDecimal(amount) }],
    searchesTied: [{ to: 'users', by: 'userId' }],
    index: ['state'],
  },
  declarations: {
    unique: [],
    references: { userId: 'users', paymentId: 'payments', decidedBy: 'users' },
    checks: {
      'waiting-undecided': ({ state, decidedAt }) => (state === 'waiting') === (decidedAt === null),
    },
    search: [
      'reference',
      { of: ['pays'], text: ({ pays }) => pays.map(({ number }) => number).join(' ') },
      { of: ['amount'], text: ({ amount }) => toDecimal(amount) },
    ],
    searchesTied: [{ to: 'users', by: 'userId' }],
    index: ['state', 'alikeKey'],
  },
  reminders: {
    unique: [['invoiceId', 'day']],
    references: { invoiceId: 'invoices' },
    checks: {},
    search: [],
    index: [],
  },
}
