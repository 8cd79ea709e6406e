/** Which rate of the second currency counts; what an amount then is, says second-amount.ts. */
import type { Currency } from './money.ts'
import type { SecondCurrency, SecondRate, ShownRate } from './second-currency.ts'

interface RateRules {
  /** The shop's. */
  readonly currency: Currency
  readonly secondCurrency: {
    readonly currency: SecondCurrency['currency']
    readonly rates: readonly SecondRate[]
  }
}

/** Whether a rate is of these two currencies, in either direction. */
const isBetween = ({ unit, counter }: SecondRate, one: Currency, other: Currency): boolean =>
  (unit === one && counter === other) || (unit === other && counter === one)

/**
 * The rate that counts on `day` (UTC, `2026-11-21`): of those of the shop's two currencies the latest that has begun. Null: no
 * second amount is shown, for none has begun, or there is no second currency.
 */
export function rateOn(
  { currency: shop, secondCurrency: { currency, rates } }: RateRules,
  day: string,
): ShownRate | null {
  if (currency === null || currency === shop) return null
  let latest: SecondRate | null = null
  for (const rate of rates) {
    if (!isBetween(rate, shop, currency) || rate.from > day) continue
    if (latest === null || rate.from > latest.from) latest = rate
  }
  if (latest === null) return null
  const { unit, millionths, from } = latest
  return { currency, unit, millionths, from }
}
