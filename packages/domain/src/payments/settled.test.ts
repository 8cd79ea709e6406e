import { expect, test } from 'vitest'
import { owedOf, paidOf } from './settled.ts'

const kept = (amount: number) => ({ amount, returnedAt: null })
const returned = (amount: number) => ({ amount, returnedAt: '2026-06-01T00:00:00.000Z' })

test('an invoice is paid by what came in and was not given back', () => {
  const allocations = [kept(300), kept(150), returned(500)]
  expect(paidOf(allocations)).toBe(450)
  expect(owedOf({ total: 450 }, allocations)).toBe(0)
  expect(owedOf({ total: 1000 }, allocations)).toBe(550)
  expect(owedOf({ total: 1000 }, [])).toBe(1000)
  expect(owedOf({ total: 100 }, allocations)).toBe(0)
})
