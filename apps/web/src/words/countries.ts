import { COUNTRY_CODES } from '@hostfront/domain/accounts/country-codes'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** The name of an ISO 3166 code; the code itself where nobody knows it. */
export const countryName = (code: string): string => names.of(code) ?? code

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Every country, by name. */
export const countryChoices = (): readonly Choice[] =>
  COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  )
