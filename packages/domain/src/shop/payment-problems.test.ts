import { expect, test } from 'vitest'
import { paymentProblems } from './payment-problems.ts'

const invoice = { id: 'i', number: '2026-00001', status: 'paid', total: 500 } as const
const payment = { id: 'p', amount: 500, returned: 0, state: 'received' } as const
const refund = { ...payment, returned: 500, state: 'refunded' } as const
const part = { paymentId: 'p', invoiceId: 'i', amount: 500, returnedAt: null }
const back = { ...part, returnedAt: '2026-06-01T00:00:00.000Z' }
const codes = (...facts: Parameters<typeof paymentProblems>) =>
  paymentProblems(...facts).map(({ code }) => code)

test('a paid invoice was paid what it costs, by one payment or by parts', () => {
  expect(codes([invoice], [payment], [part])).toEqual([])
  const halves = [
    { ...part, amount: 200 },
    { ...part, paymentId: 'q', amount: 300 },
  ]
  const two = [
    { ...payment, amount: 200 },
    { ...payment, id: 'q', amount: 300 },
  ]
  expect(codes([invoice], two, halves)).toEqual([])
  expect(codes([invoice], [], [])).toEqual(['payment-differs'])
  expect(codes([{ ...invoice, status: 'unpaid' }], [payment], [part])).toEqual(['payment-differs'])
  expect(codes([{ ...invoice, total: 0 }], [], [])).toEqual([])
})

test('what was given back pays nothing, and its payment is refunded', () => {
  const refunded = { ...invoice, status: 'refunded' } as const
  expect(codes([refunded], [refund], [back])).toEqual([])
  expect(codes([refunded], [payment], [back])).toEqual(['payment-parts'])
  expect(codes([refunded], [{ ...refund, returned: 0 }], [back])).toEqual(['payment-parts'])
  expect(codes([invoice], [refund], [back])).toEqual(['payment-differs'])
})

test('a payment is the sum of what it pays', () => {
  expect(codes([invoice], [{ ...payment, amount: 700 }], [part])).toEqual(['payment-parts'])
  const shared = [part, { ...part, invoiceId: 'j', amount: 200 }]
  const both = [invoice, { ...invoice, id: 'j', number: '2026-00002', total: 200 }]
  expect(codes(both, [{ ...payment, amount: 700 }], shared)).toEqual([])
})

test('what is undone pays nothing, and leaves its invoice open', () => {
  const undone = { ...refund, state: 'undone' } as const
  expect(codes([{ ...invoice, status: 'overdue' }], [undone], [back])).toEqual([])
  expect(codes([invoice], [undone], [part])).toEqual(['payment-parts'])
})
