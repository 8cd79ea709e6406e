import type { Currency } from '@hostfront/domain/money/money'
import type { SecondRate } from '@hostfront/domain/money/second-currency'

type Rates = readonly SecondRate[]

const isOf = ({ unit, counter }: SecondRate, one: Currency, other: Currency): boolean =>
  [unit, counter].includes(one) && [unit, counter].includes(other)

/** Whether both are of the same two currencies and day: there is one at most. */
const isSame = (one: SecondRate, other: SecondRate): boolean =>
  isOf(one, other.unit, other.counter) && one.from === other.from

/** Those of two currencies, the latest first. */
export const ratesBetween = (rates: Rates, one: Currency, other: Currency): SecondRate[] =>
  rates.filter((rate) => isOf(rate, one, other)).toSorted((a, b) => b.from.localeCompare(a.from))

export const withoutSecondRate = (rates: Rates, rate: SecondRate): SecondRate[] =>
  rates.filter((one) => !isSame(one, rate))

/** With `rate` in the place of `before` (null: beside all others); null where another has its currencies and day. */
export function withSecondRate(
  rates: Rates,
  rate: SecondRate,
  before: SecondRate | null,
): SecondRate[] | null {
  const others = before ? withoutSecondRate(rates, before) : rates
  return others.some((one) => isSame(one, rate)) ? null : [...others, rate]
}
