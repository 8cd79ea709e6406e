import { countryName } from '@hostfront/domain/accounts/country-name'
import type { TaxRate } from '@hostfront/domain/tax/tax-rules'

type Rates = readonly TaxRate[]

/** Whether both are for the same country and day: there is one at most. */
const isSame = (one: TaxRate, other: TaxRate): boolean =>
  one.country === other.country && one.from === other.from

/** By the countries' names, the latest first. */
export const sortedRates = (rates: Rates): TaxRate[] =>
  rates.toSorted(
    (one, other) =>
      countryName(one.country).localeCompare(countryName(other.country), 'en') ||
      other.from.localeCompare(one.from),
  )

export const withoutRate = (rates: Rates, rate: TaxRate): TaxRate[] =>
  rates.filter((one) => !isSame(one, rate))

/** With `rate` in the place of `before` (null: beside all others); null where another has its country and day. */
export function withRate(rates: Rates, rate: TaxRate, before: TaxRate | null): TaxRate[] | null {
  const others = before ? withoutRate(rates, before) : rates
  return others.some((one) => isSame(one, rate)) ? null : [...others, rate]
}
