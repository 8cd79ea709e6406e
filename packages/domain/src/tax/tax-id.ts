/** Tax ids as customers and sellers write them. Which are checked: VAT numbers of the EU, and Morocco's ICE. */
import { remainder } from './check-digits.ts'
import { isInEu } from './eu-countries.ts'
import type { TaxIdProblem } from './tax-id-problem.ts'
import { isVatNumberOf, tidyTaxId, vatPrefix } from './vat-number.ts'

/** Fifteen digits that 97 divides: nine for the company, four for its branch, two to check. */
export const isIce = (taxId: string): boolean => {
  const digits = tidyTaxId(taxId).replace(/^ICE:?/, '')
  return /^\d{15}$/.test(digits) && remainder(digits, 97) === 0
}

/** So many digits are no other number of Morocco's: an ICE that lacks some. */
const LIKE_AN_ICE = /^ICE|^\d{12,}$/

/**
 * What is wrong with the tax id of somebody in `country` (ISO 3166); null where nothing is known to be. In the EU what begins with
 * the country's letters is a VAT number; other numbers of other authorities are taken as they are.
 */
export function taxIdProblem(country: string | null, taxId: string | null): TaxIdProblem | null {
  const tidy = tidyTaxId(taxId ?? '')
  if (country === null || tidy === '') return null
  if (country === 'MA') return LIKE_AN_ICE.test(tidy) && !isIce(tidy) ? 'ICE_INVALID' : null
  if (!isInEu(country) || !tidy.startsWith(vatPrefix(country))) return null
  return isVatNumberOf(country, tidy) ? null : 'VAT_NUMBER_INVALID'
}

/** What is wrong with the numbers of a seller in `country` (empty: not said), by the field that holds it; null where nothing is. */
export function sellerIdProblem(
  country: string,
  { vatId, iceId }: { readonly vatId: string; readonly iceId: string },
): { readonly field: 'vatId' | 'iceId'; readonly problem: TaxIdProblem } | null {
  if (iceId.trim() !== '' && !isIce(iceId)) return { field: 'iceId', problem: 'ICE_INVALID' }
  // A number that begins with other letters is one of another country, and taken as it is.
  const problem = country === 'MA' ? null : taxIdProblem(country, vatId)
  return problem && { field: 'vatId', problem }
}
