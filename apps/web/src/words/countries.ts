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

/** For customers: the shop's own country (empty: not stated) before all others, as most of them are there. Each once. */
export const countriesFrom = (home: string): readonly Choice[] =>
  countryChoices().toSorted((a, b) => Number(b.value === home) - Number(a.value === home))

/** The code of what somebody typed for a country, which may be the code itself; as it is where it is neither. */
export function codeOfCountry(typed: string): string {
  const plain = typed.trim().toLowerCase()
  const named = countryChoices().find(({ label }) => label.toLowerCase() === plain)
  return named?.value ?? typed.trim().toUpperCase()
}
