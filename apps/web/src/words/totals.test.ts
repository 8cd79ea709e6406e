import { expect, test } from 'vitest'
import { totalWords } from './totals.ts'

const money = (amount: number): string => `€${(amount / 100).toFixed(2)}`
const INVOICES = ['invoice', 'invoices'] as const
const totals = [
  { state: 'paid', count: 1, amount: 450, owed: 0 },
  { state: 'unpaid', count: 2, amount: 1300, owed: 1100 },
  { state: 'overdue', count: 1, amount: 200, owed: 200 },
]

test.each([
  [undefined, '€19.50 in 4 invoices · €13.00 to pay'],
  ['unpaid', '€13.00 in 2 invoices · €11.00 to pay'],
  ['paid', '€4.50 in 1 invoice'],
  ['overdue', '€2.00 in 1 invoice'],
  ['refunded', ''],
])('of the state %s: %s', (state, words) =>
  expect(totalWords(totals, state, INVOICES, money).join('')).toBe(words),
)
