import { MAX_MONEY } from '../money/money.ts'

/**
 * What a balance really changes by when `amount` is added (hundredths of a coin, negative takes away): it never falls
 * below 0 (seed, section 5), nor rises above what a balance can hold.
 */
export const coinChange = (coins: number, amount: number): number =>
  Math.min(Math.max(amount, 0 - coins), MAX_MONEY - coins)
