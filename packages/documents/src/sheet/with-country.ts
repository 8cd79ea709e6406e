import { countryName } from '@hostfront/domain/accounts/country-name'

/** An address with its country on the last line, unless whoever typed it ended with that; `country`: ISO 3166. */
export function withCountry(
  lines: readonly string[],
  country: string | null | undefined,
): string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  if (!country) return filled
  const name = countryName(country)
  // A part of its own: `New Jersey` does not end with Jersey.
  const last = filled.at(-1)?.split(',').at(-1)?.trim().replace(/\.$/, '')
  return last?.toLowerCase() === name.toLowerCase() ? filled : [...filled, name]
}
