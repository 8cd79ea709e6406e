import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_MONEY, Money } from '../money/money.ts'
import { coinChange } from './coin-change.ts'

test('more than there is takes what there is', () => {
  expect(coinChange(300, -500)).toBe(-300)
  expect(coinChange(300, -300)).toBe(-300)
  expect(coinChange(0, -1)).toBe(0)
  expect(coinChange(300, 200)).toBe(200)
})

test('whatever is added, the balance stays one and the change never exceeds what was asked', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_MONEY }),
      fc.integer({ min: -MAX_MONEY, max: MAX_MONEY }),
      (coins, amount) => {
        const change = coinChange(coins, amount)
        expect(Money.safeParse(coins + change).success).toBe(true)
        expect(Math.abs(change)).toBeLessThanOrEqual(Math.abs(amount))
      },
    ),
  )
})
