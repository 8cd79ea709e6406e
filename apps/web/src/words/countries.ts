import { COUNTRY_CODES } from '@hostfront/domain/accounts/country-codes'
import { countryName } from './country-name.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Every country, by name. */
export const countryChoices = (): readonly Choice[] =>
  COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  )
