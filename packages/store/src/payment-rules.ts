import { toDecimal } from '@hostfront/domain/money/format-money'
import { COINS } from '@hostfront/domain/payments/coins'
import type { CollectionRules } from './collection-rules.ts'
import type { Rows } from './collections.ts'

/** Of how money comes in: ways to pay, payments, what they pay, and what statements said of them. */
export const paymentRules: {
  readonly [Name in
    | 'paymentMethods'
    | 'payments'
    | 'paymentAllocations'
    | 'statementRows']: CollectionRules<Rows[Name]>
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
    checks: { 'undone-is-said': ({ state, undone }) => (state === 'undone') === (undone !== null) },
    search: ['reference', { of: ['amount'], text: ({ amount }) => toDecimal(amount) }],
    searchesTied: [
      { to: 'users', by: 'userId' },
      { to: 'paymentAllocations', their: 'paymentId' },
    ],
    sort: ['receivedAt', 'amount'],
    index: ['userId', 'alikeKey'],
  },
  paymentAllocations: {
    unique: [['paymentId', 'invoiceId']],
    references: { paymentId: 'payments', invoiceId: 'invoices' },
    checks: {},
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
}
