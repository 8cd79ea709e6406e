import { expect, test } from 'vitest'
import { lowestPrice } from './lowest-price.ts'
import { SEED_PLANS } from './seed-plans.ts'

test('the catalogue of the seed begins at 2.50, its machines at 7', () => {
  expect(lowestPrice(SEED_PLANS)).toBe(250)
  expect(lowestPrice(SEED_PLANS, 'vps')).toBe(700)
  expect(lowestPrice([], 'vps')).toBeNull()
})
