import { COUNTRY_CODES } from '@hostfront/domain/accounts/country-codes'
import { countryName } from '@hostfront/domain/accounts/country-name'

export interface Choice {
  readonly value: string
  readonly label: string
}

let choices: readonly Choice[] | undefined

/** Every country, by name; put in order once. */
export function countryChoices(): readonly Choice[] {
  choices ??= COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted(
    (a, b) => a.label.localeCompare(b.label, 'en'),
  )
  return choices
}
