import { MAX_MONEY } from '../money/money.ts'
import { allow, type Result, refuse } from '../result.ts'

/**
 * What a balance changes by when an administrator adds `amount` (hundredths of a coin, negative takes away): it never falls
 * below 0 (seed, section 5). What would rise above what a balance is given is refused as a whole: less than was asked for
 * would be a payment that got lost.
 */
export function coinChange(coins: number, amount: number): Result<number, 'BALANCE_FULL'> {
  if (amount > 0 && coins + amount > MAX_MONEY) return refuse('BALANCE_FULL')
  return allow(Math.max(amount, 0 - coins))
}
