/** Which tax a customer pays. Without schemas, for order forms work it out, too. */
import { isInEu } from './eu-countries.ts'
import type { TaxReason } from './tax-reason.ts'
import type { TaxRate, TaxScheme } from './tax-rules.ts'
import type { TaxTerms } from './tax-terms.ts'
import type { VatCheck } from './vat-check.ts'
import { vatCheckState } from './vat-check-rules.ts'
import { isVatNumberOf } from './vat-number.ts'

/** What the settings say of the tax. */
export interface TaxRules {
  /** Of every country of the list, on days for which `rates` name none. */
  readonly basisPoints: number
  readonly countries: readonly string[]
  readonly rates: readonly TaxRate[]
  readonly scheme: TaxScheme
  /** Whether prices hold the tax. */
  readonly included: boolean
  /** ISO 3166; empty: not said, and then every scheme is `listed`. */
  readonly sellerCountry: string
}

/** `country`: ISO 3166, null where nobody has said. */
export interface TaxedBuyer {
  readonly country: string | null
  readonly taxId: string | null
  /** What VIES has said of a number of theirs; null: nothing. */
  readonly vatCheck: VatCheck | null
}

export interface Tax extends TaxTerms {
  readonly isTaxIncluded: boolean
  /** Null: no tax, and nobody has said why. */
  readonly taxReason: TaxReason | null
}

/** The tax of what is billed to `buyer` on `day` (UTC, `2026-11-21`). */
export function taxFor(rules: TaxRules, buyer: TaxedBuyer, day: string): Tax {
  const isTaxIncluded = rules.included
  const free = (taxReason: TaxReason | null): Tax => ({
    taxBasisPoints: 0,
    isTaxIncluded,
    taxReason,
  })
  /** At the rate of a country; one without a rate has no tax, for no reason that is known. */
  const at = (country: string, taxReason: TaxReason | null): Tax => {
    const taxBasisPoints = rateOn(rules, country, day)
    return taxBasisPoints === 0 ? free(null) : { taxBasisPoints, isTaxIncluded, taxReason }
  }
  const { country } = buyer
  const { scheme, sellerCountry: home } = rules
  if (country === null) return free(null)
  if (home === '') return at(country, null)
  if (country === home) return at(home, 'domestic')
  if (scheme === 'listed') return at(country, 'destination')
  if (!isInEu(country)) return orElse(at(country, 'destination'), free('export'))
  if (isReversible(rules, buyer) && vatCheckState(buyer) !== 'invalid') {
    return free('reverse-charge')
  }
  const origin = isInEu(home) ? at(home, 'origin') : free('export')
  // Where the shop names no rate for a country, its own is charged: less than nothing is owed later.
  return scheme === 'oss' ? orElse(at(country, 'destination'), origin) : origin
}

/** Whether the buyer's number, if it was given out, takes the tax off: it is one of a company elsewhere in the EU. */
export const isReversible = (
  { scheme, sellerCountry: home }: Pick<TaxRules, 'scheme' | 'sellerCountry'>,
  { country, taxId }: Pick<TaxedBuyer, 'country' | 'taxId'>,
): boolean =>
  country !== null &&
  ![country, ''].includes(home) &&
  scheme !== 'listed' &&
  isVatNumberOf(country, taxId)

const orElse = (tax: Tax, other: Tax): Tax => (tax.taxBasisPoints === 0 ? other : tax)

function rateOn({ rates, basisPoints, countries }: TaxRules, country: string, day: string): number {
  let latest: TaxRate | null = null
  for (const rate of rates) {
    if (rate.country !== country || rate.from > day) continue
    if (latest === null || rate.from > latest.from) latest = rate
  }
  return latest?.basisPoints ?? (countries.includes(country) ? basisPoints : 0)
}
