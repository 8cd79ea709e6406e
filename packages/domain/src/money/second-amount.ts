/** What an amount is in the shop's second currency: for information alone. Without schemas, for public pages work it out, too. */
import { formatMoney } from './format-money.ts'
import type { ShownRate } from './second-currency.ts'

/** The scale of rates: 10.85 is kept as 10,850,000. */
const MILLION = 1_000_000

/**
 * `amount` (minor units of the shop's currency, not negative) in minor units of the second, rounded half up on the exact
 * fraction. Both have a hundredth as minor unit (`Currency`), so that the rate alone divides them.
 */
export function inSecond(
  amount: number,
  { currency, unit, millionths }: Pick<ShownRate, 'currency' | 'unit' | 'millionths'>,
): number {
  const [times, per] = unit === currency ? [MILLION, millionths] : [millionths, MILLION]
  // The products of two integers are beyond a double.
  const divisor = BigInt(per) * 2n
  return Number((BigInt(amount) * BigInt(times) * 2n + BigInt(per)) / divisor)
}

/** `≈ €12.34`; see `inSecond`. */
export const secondWords = (amount: number, rate: ShownRate): string =>
  `≈\u00a0${formatMoney(inSecond(amount, rate), rate.currency)}`
