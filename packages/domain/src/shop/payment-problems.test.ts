import { expect, test } from 'vitest'
import { paymentProblems } from './payment-problems.ts'

const invoice = {
  id: 'i',
  number: '2026-00001',
  status: 'paid',
  total: 500,
  paid: 500,
  credited: 0,
} as const
const payment = { id: 'p', amount: 500, returned: 0, credited: 0, state: 'received' } as const
const refund = { ...payment, returned: 500, state: 'refunded' } as const
const part = { paymentId: 'p', invoiceId: 'i', amount: 500, returned: 0 }
const back = { ...part, returned: 500 }
const none = { paid: 0, credited: 0 } as const
type Facts = Parameters<typeof paymentProblems>
const codes = (invoices: Facts[0], payments: Facts[1], parts: Facts[2], refunds: Facts[3] = []) =>
  paymentProblems(invoices, payments, parts, refunds, []).map(({ code }) => code)

test('coins that a dispute has taken back are on no refund', () => {
  const lost = { ...payment, credited: 200, returned: 300 }
  const taken = { paymentId: 'p', invoiceId: null, takenBack: 300 }
  expect(paymentProblems([], [lost], [], [], [taken])).toEqual([])
  const less = paymentProblems([], [lost], [], [], [{ ...taken, takenBack: 299 }])
  expect(less.map(({ code }) => code)).toEqual(['payment-parts'])
})

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
  expect(codes([{ ...invoice, total: 0, paid: 0 }], [], [])).toEqual([])
})

test('what was given back pays nothing, and its payment is refunded', () => {
  const refunded = { ...invoice, ...none, status: 'refunded' } as const
  expect(codes([refunded], [refund], [back])).toEqual([])
  expect(codes([refunded], [payment], [back])).toEqual(['payment-parts'])
  expect(codes([refunded], [{ ...refund, returned: 0 }], [back])).toEqual(['payment-parts'])
  expect(codes([invoice], [refund], [back])).toEqual(['payment-differs'])
})

test('a payment is the sum of what it pays', () => {
  expect(codes([invoice], [{ ...payment, amount: 700 }], [part])).toEqual(['payment-parts'])
  const shared = [part, { ...part, invoiceId: 'j', amount: 200 }]
  const both = [invoice, { ...invoice, id: 'j', number: '2026-00002', total: 200, paid: 200 }]
  expect(codes(both, [{ ...payment, amount: 700 }], shared)).toEqual([])
})

test('what is undone pays nothing, and leaves its invoice open', () => {
  const undone = { ...refund, state: 'undone' } as const
  expect(codes([{ ...invoice, ...none, status: 'overdue' }], [undone], [back])).toEqual([])
  expect(codes([invoice], [undone], [part])).toEqual(['payment-parts'])
})

test('an open invoice says which part of it is paid, and one that is paid in full is not open', () => {
  const open = { ...invoice, status: 'unpaid', paid: 200 } as const
  const some = { ...payment, amount: 200 }
  expect(codes([open], [some], [{ ...part, amount: 200 }])).toEqual([])
  expect(codes([{ ...open, paid: 100 }], [some], [{ ...part, amount: 200 }])).toEqual([
    'payment-differs',
  ])
  expect(codes([{ ...open, paid: 500 }], [payment], [part])).toEqual(['payment-differs'])
})

test('what a credit note took back of a paid invoice pays no more', () => {
  const credited = { ...invoice, paid: 300, credited: 200 }
  const less = { ...payment, returned: 200 }
  expect(codes([credited], [less], [{ ...part, returned: 200 }])).toEqual([])
  expect(codes([{ ...credited, credited: 100 }], [less], [{ ...part, returned: 200 }])).toEqual([
    'payment-differs',
  ])
})

test('what came in beyond an invoice became coins or goes back', () => {
  const more = { ...payment, amount: 700, credited: 200 }
  expect(codes([invoice], [more], [part])).toEqual([])
  const tooMuch = { ...payment, amount: 700, returned: 200 }
  const refunds = [{ paymentId: 'p', cause: 'overpaid', state: 'to-send', amount: 200 }] as const
  expect(codes([invoice], [tooMuch], [part], refunds)).toEqual([])
  expect(codes([invoice], [tooMuch], [part])).toEqual(['payment-parts'])
})

test('coins that went back are what their payment became, until they are given again', () => {
  const bought = { ...payment, credited: 300, returned: 200 }
  const back = { paymentId: 'p', cause: 'coins', state: 'to-send', amount: 200 } as const
  expect(codes([], [bought], [], [back])).toEqual([])
  expect(codes([], [bought], [], [{ ...back, state: 'to-coins' }])).toEqual(['payment-parts'])
  const again = { ...payment, credited: 500 }
  expect(codes([], [again], [], [{ ...back, state: 'to-coins' }])).toEqual([])
  expect(codes([], [again], [], [back])).toEqual(['payment-parts'])
})

test('a payment that a replica of the version before recorded is taken as it is', () => {
  expect(codes([{ ...invoice, paid: 0 }], [payment], [part])).toEqual([])
})
