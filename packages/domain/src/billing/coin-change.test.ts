import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Balance, MAX_MONEY } from '../money/money.ts'
import { coinChange } from './coin-change.ts'

test.each([
  [300, -500, -300],
  [300, -300, -300],
  [0, -1, 0],
  [300, 200, 200],
  [MAX_MONEY - 200, 200, 200],
  // A refund has brought it above what can be given.
  [MAX_MONEY + 500, -500, -500],
  [MAX_MONEY + 500, -1, -1],
  [MAX_MONEY + 500, 0, 0],
])('%i coins and %i more: changes by %i', (coins, amount, change) => {
  expect(coinChange(coins, amount)).toEqual({ ok: true, value: change })
})

test.each([
  [MAX_MONEY - 199, 200],
  [MAX_MONEY, 1],
  [MAX_MONEY + 500, 1],
])('%i coins take no %i more: nothing is given in part', (coins, amount) => {
  expect(coinChange(coins, amount)).toEqual({ ok: false, refusal: 'BALANCE_FULL' })
})

test('whatever is added, the balance stays one, and what is given is what was asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 * MAX_MONEY }),
      fc.integer({ min: -MAX_MONEY, max: MAX_MONEY }),
      (coins, amount) => {
        const change = coinChange(coins, amount)
        if (!change.ok) {
          expect(coins + amount).toBeGreaterThan(MAX_MONEY)
          return
        }
        expect(Balance.safeParse(coins + change.value).success).toBe(true)
        if (amount > 0) expect(change.value).toBe(amount)
        else expect(change.value).toBe(0 - Math.min(coins, -amount))
      },
    ),
  )
})
