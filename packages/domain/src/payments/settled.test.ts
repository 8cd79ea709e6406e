import { expect, test } from 'vitest'
import { owedOf, paidOf } from './settled.ts'

test('an invoice is paid by what came in and was not given back', () => {
  const allocations = [
    { amount: 300, returned: 0 },
    { amount: 150, returned: 50 },
    { amount: 500, returned: 500 },
  ]
  expect(paidOf(allocations)).toBe(400)
  expect(paidOf([])).toBe(0)
})

test('what is owed is what an open invoice was not paid', () => {
  expect(owedOf({ status: 'unpaid', total: 1000, paid: 0 })).toBe(1000)
  expect(owedOf({ status: 'overdue', total: 1000, paid: 400 })).toBe(600)
  expect(owedOf({ status: 'paid', total: 1000, paid: 1000 })).toBe(0)
  expect(owedOf({ status: 'cancelled', total: 1000, paid: 0 })).toBe(0)
})
