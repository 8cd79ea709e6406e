import { expect, test } from 'vitest'
import { waysToPay } from './ways-to-pay.ts'

test.each([
  [[], ''],
  [['PayPal'], 'pay with PayPal'],
  [['cashPlus', 'PayPal'], 'pay with cashPlus or PayPal'],
  [['cashPlus', 'PayPal', 'Bank transfer'], 'cashPlus, PayPal and 1 more way to pay'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B and 3 more ways to pay'],
])('%j: %s', (names, words) => {
  expect(waysToPay(names)).toBe(words)
})
