import { expect, test } from 'vitest'
import { churn, renewalsOf } from './recurring.ts'

test('a renewal costs the months of its cycle', () => {
  const services = [
    { billingCycle: 'monthly', count: 2, perMonth: 1000 },
    { billingCycle: 'annually', count: 1, perMonth: 450 },
  ] as const
  expect(renewalsOf(services)).toEqual({ count: 3, amount: 1000 + 450 * 12 })
  expect(renewalsOf([])).toEqual({ count: 0, amount: 0 })
})

test('churn is how many have ended of those that there were', () => {
  expect(churn({ atStart: 8, lost: 1 })).toBe(125)
  expect(churn({ atStart: 3, lost: 3 })).toBe(1000)
  expect(churn({ atStart: 0, lost: 0 })).toBeNull()
})
