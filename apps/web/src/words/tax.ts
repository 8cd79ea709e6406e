import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import type { Tax } from '@hostfront/domain/tax/tax-for'

/** `VAT 20%`. */
export const rateWords = (name: string, basisPoints: number): string =>
  `${name} ${basisPoints / 100}%`

/** What comes to a price that is stated without tax, `, plus VAT 20%`; empty where nothing does. */
export const addedTax = (
  name: string,
  { taxBasisPoints, isTaxIncluded }: Pick<Tax, 'taxBasisPoints' | 'isTaxIncluded'>,
): string =>
  taxBasisPoints === 0 || isTaxIncluded ? '' : `, plus ${rateWords(name, taxBasisPoints)}`

/** What is said of prices to whom nobody knows the country of, `, without VAT, which depends on your country`; empty where nothing may come to them. */
export const untaxedWords = (tax: PublicSettings['tax']): string =>
  mayBeTaxed(tax) && !tax.included ? `, without ${tax.name}, which depends on your country` : ''

/** Whether any customer has a tax on what they buy. */
export const mayBeTaxed = ({
  basisPoints,
  countries,
  rates,
}: Pick<PublicSettings['tax'], 'basisPoints' | 'countries' | 'rates'>): boolean =>
  (basisPoints > 0 && countries.length > 0) || rates.some((rate) => rate.basisPoints > 0)
