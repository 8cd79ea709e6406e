import { expect, test } from 'vitest'
import { OrderStatus } from '../orders/order.ts'
import { checkUndo, type PaidFor, reopened } from './undo.ts'

const NOW = '2026-06-10T12:00:00.000Z'
const payment = {
  method: 'paypal',
  state: 'received',
  returned: 0,
  credited: 0,
  dispute: null,
  balance: 0,
  isInvoiceCredited: false,
  isClosed: false,
} as const
const period = {
  kind: 'period',
  periodStart: '2026-06-11T00:00:00.000Z',
  periodEnd: '2026-07-11T00:00:00.000Z',
  expiresAt: '2026-07-11T00:00:00.000Z',
  isOver: false,
  isLaterBilled: false,
} as const satisfies PaidFor

const answer = (...paidFor: readonly PaidFor[]) => {
  const result = checkUndo(payment, paidFor, NOW)
  return result.ok ? 'undone' : result.refusal
}

test.each([
  ['coins', { ...payment, method: 'coins' }, 'COINS'],
  ['what is undone', { ...payment, state: 'undone' }, 'ALREADY_UNDONE'],
  ['what was refunded', { ...payment, state: 'refunded', returned: 500 }, 'GIVEN_BACK'],
  ['what is said to be refunded', { ...payment, state: 'refunded' }, 'GIVEN_BACK'],
  ['what was given back in part', { ...payment, returned: 1 }, 'GIVEN_BACK'],
  ['what is disputed', { ...payment, dispute: 'open' }, 'DISPUTED'],
  ['what a dispute has taken', { ...payment, dispute: 'lost' }, 'DISPUTED'],
  ['what pays what a note takes back', { ...payment, isInvoiceCredited: true }, 'CREDITED'],
  ['what is booked in a closed month', { ...payment, isClosed: true }, 'MONTH_CLOSED'],
  ['what became coins that are spent', { ...payment, credited: 5, balance: 4 }, 'COINS_SPENT'],
] as const)('%s stays as it is, whatever it paid for', (_, paid, obstacle) => {
  expect(checkUndo(paid, [{ kind: 'nothing' }], NOW)).toEqual({ ok: false, refusal: obstacle })
})

test('an order that waits for its approval waits for its money again, any other keeps it', () => {
  const answers = OrderStatus.options.map((status) => [status, answer({ kind: 'order', status })])
  expect(Object.fromEntries(answers)).toEqual({
    pending: 'undone',
    active: 'ORDER_APPROVED',
    rejected: 'ORDER_CLOSED',
    cancelled: 'ORDER_CLOSED',
  })
})

test.each([
  ['has not begun', period, 'undone'],
  ['begins this moment', { ...period, periodStart: NOW }, 'PERIOD_BEGUN'],
  ['ended for good', { ...period, isOver: true }, 'ENDED'],
  ['was given days beyond', { ...period, expiresAt: '2026-07-12T00:00:00.000Z' }, 'END_MOVED'],
  ['is followed by a bill', { ...period, isLaterBilled: true }, 'LATER_BILLED'],
] as const)('paid time that %s: %s', (_, paidFor, expected) => {
  expect(answer(paidFor)).toBe(expected)
})

test('one thing in the way keeps a transfer for several invoices whole', () => {
  expect(answer({ kind: 'nothing' }, period)).toBe('undone')
  expect(answer(period, { kind: 'order', status: 'active' })).toBe('ORDER_APPROVED')
})

test('what became coins goes back while the coins are there', () => {
  const credited = { ...payment, credited: 5, balance: 5 }
  expect(checkUndo(credited, [{ kind: 'nothing' }], NOW).ok).toBe(true)
})

test('an invoice is unpaid again, or overdue when its day has passed', () => {
  const paid = { status: 'paid', dueDate: NOW, paid: 500, paidAt: NOW } as const
  expect(reopened(paid, 500, NOW)).toEqual({ status: 'unpaid', paid: 0, paidAt: null })
  const late = { ...paid, dueDate: '2026-06-10T11:59:59.999Z' }
  expect(reopened(late, 500, NOW).status).toBe('overdue')
})

test('the other parts of an invoice stay, whether it was paid or not', () => {
  const paid = { status: 'paid', dueDate: NOW, paid: 500, paidAt: NOW } as const
  expect(reopened(paid, 200, NOW)).toEqual({ status: 'unpaid', paid: 300, paidAt: null })
  expect(reopened(paid, 0, NOW)).toEqual({ status: 'paid', paid: 500, paidAt: NOW })
  const started = { status: 'overdue', dueDate: NOW, paid: 300, paidAt: null } as const
  expect(reopened(started, 200, NOW)).toEqual({ status: 'overdue', paid: 100, paidAt: null })
})
