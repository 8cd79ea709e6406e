import { expect, test } from 'vitest'
import { InvoiceStatus } from '../billing/invoice.ts'
import { about } from '../billing/invoice-subject.ts'
import type { Order } from '../orders/order.ts'
import {
  debitProblems,
  ledgerProblems,
  MOST_PROBLEMS,
  numberProblems,
  orderProblems,
  voucherProblems,
} from './integrity.ts'

const codes = (problems: readonly { code: string; subject: string }[]) =>
  problems.map(({ code, subject }) => `${code} ${subject}`)

test('a balance that is not the sum of its entries is told with both', () => {
  const users = [
    { id: 'ann', coins: 500 },
    { id: 'bob', coins: 100 },
    { id: 'new', coins: 0 },
    { id: 'eve', coins: 500 },
  ]
  const sums = new Map([
    ['ann', 500],
    ['bob', 90],
  ])
  expect(ledgerProblems(users, sums)).toEqual([
    { code: 'ledger-mismatch', subject: 'bob', detail: '100 ≠ 90' },
    { code: 'ledger-mismatch', subject: 'eve', detail: '500 ≠ 0' },
  ])
})

test('coins took what the order or invoice costs that they paid', () => {
  const costs = [
    ['o1', 540],
    ['i1', 270],
    ['paid otherwise', 100],
  ] as const
  const taken = (order: number) =>
    new Map([
      ['o1', order],
      ['i1', 270],
    ])
  expect(debitProblems(costs, taken(540))).toEqual([])
  expect(debitProblems(costs, taken(450))).toEqual([
    { code: 'debit-differs', subject: 'o1', detail: '450 ≠ 540' },
  ])
})

const order = (changes: Partial<Order> = {}) => ({
  id: 'o1',
  userId: 'ann',
  status: 'pending' as const,
  paidWithCoins: false,
  amountDue: 450,
  paymentMethod: 'paypal' as const,
  ...changes,
})
const invoice = {
  number: '2026-00001',
  userId: 'ann',
  ...about('order', 'o1'),
  status: 'unpaid' as const,
  total: 450,
}

test('orders and their invoices agree', () => {
  expect(orderProblems([order()], [invoice])).toEqual([])
  expect(orderProblems([order({ status: 'active' })], [{ ...invoice, status: 'paid' }])).toEqual([])
})

test.each([
  ['a pending order without its invoice', order(), [], 'order-without-invoice'],
  ['an invoice of another amount', order(), [{ ...invoice, total: 400 }], 'order-invoice-differs'],
  [
    'an invoice of somebody else',
    order(),
    [{ ...invoice, userId: 'bob' }],
    'order-invoice-differs',
  ],
  ['a second invoice', order(), [invoice, { ...invoice, number: '2' }], 'order-billed-twice'],
])('%s is a problem', (_name, broken, invoices, code) => {
  expect(codes(orderProblems([broken], invoices))).toEqual([`${code} o1`])
})

const coins = { paidWithCoins: true, paymentMethod: 'coins' } as const

test.each([
  [order(), 'unpaid overdue paid refunded'],
  [order(coins), 'paid'],
  [order({ status: 'active' }), 'paid refunded'],
  [order({ ...coins, status: 'active' }), 'paid refunded'],
  [order({ status: 'rejected' }), 'cancelled refunded'],
  [order({ ...coins, status: 'cancelled' }), 'cancelled refunded'],
])('of the order %o the invoice is %s', (placed, states) => {
  for (const status of InvoiceStatus.options) {
    const found = codes(orderProblems([placed], [{ ...invoice, status }]))
    expect(found).toEqual(states.split(' ').includes(status) ? [] : ['order-invoice-state o1'])
  }
})

test.each([
  ['coins pay', order({ paidWithCoins: true, paymentMethod: 'coins' })],
  ['costs nothing', order({ amountDue: 0 })],
  ['was decided before there were invoices', order({ status: 'active' })],
])('an order that %s needs no invoice', (_name, sound) => {
  expect(orderProblems([sound], [])).toEqual([])
})

test('numbers that are there twice, missing or never given out are told', () => {
  const numbers = ['2026-00001', '2026-00003', '2026-00003', '2026-00009', '2025-00001', 'draft']
  const counters = [
    { id: 'invoice-2026', value: 3 },
    { id: 'something-else', value: 7 },
  ]
  expect(codes(numberProblems(numbers, counters))).toEqual([
    'number-twice 2026-00003',
    'number-unknown 2026-00009',
    'number-unknown 2025-00001',
    'number-unknown draft',
    'number-missing 2026-00002',
  ])
  expect(numberProblems(['2026-00001', '2026-00002'], [{ id: 'invoice-2026', value: 2 }])).toEqual(
    [],
  )
})

test('a counter that says anything does not keep the check busy', () => {
  const problems = numberProblems([], [{ id: 'invoice-2026', value: Number.MAX_SAFE_INTEGER }])
  expect(problems).toHaveLength(MOST_PROBLEMS)
})

test('a voucher counts the orders it stands with', () => {
  const vouchers = [
    { code: 'TEN', usedCount: 2 },
    { code: 'NEW', usedCount: 0 },
    { code: 'OFF', usedCount: 1 },
  ]
  expect(voucherProblems(vouchers, new Map([['TEN', 2]]))).toEqual([
    { code: 'voucher-uses', subject: 'OFF', detail: '1 ≠ 0' },
  ])
})
