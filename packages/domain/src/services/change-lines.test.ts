import { expect, test } from 'vitest'
import { changeLines } from './change-lines.ts'
import type { ChangeQuote } from './quote-change.ts'

const END = '2026-07-01T12:00:00.000Z'
const service = { planName: 'SAMP Starter', serverName: 'Arena', options: [], expiresAt: END }
const quote: ChangeQuote = {
  to: { planId: 'pro', planName: 'SAMP Pro', price: 900, billingCycle: 'monthly' },
  credits: [{ net: 200, taxBasisPoints: 2000 }],
  given: 50,
  charge: { net: 550, taxBasisPoints: 2000 },
  days: 20,
  expiresAt: END,
  subtotal: 350,
  tax: 70,
  due: 420,
  surplus: 0,
}

test('an invoice over a change says what is charged, credited and given; its lines add up', () => {
  const bill = changeLines(service, quote)
  expect(bill).toEqual({
    lines: [
      {
        description: 'SAMP Pro "Arena", monthly, 20 days until 2026-07-01',
        amount: 600,
        quantity: { count: 20, unit: 'day' },
        cycle: 'monthly',
      },
      { description: 'Paid for SAMP Starter until 2026-07-01', amount: -200 },
      { description: 'Given days of SAMP Starter', amount: -50 },
    ],
    subtotal: 350,
    tax: 70,
    total: 420,
  })
  expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.subtotal)
})

test.each([
  [40, -10],
  [-5, 35],
])('of %i with %i of tax no part is less than nothing', (subtotal, tax) => {
  const given = 0
  const charge = { net: 200 + subtotal, taxBasisPoints: 0 }
  const bill = changeLines(service, { ...quote, given, charge, subtotal, tax, due: 30 })
  expect(bill).toMatchObject({ subtotal: 30, tax: 0, total: 30 })
  expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(30)
})
