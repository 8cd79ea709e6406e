let names: Intl.DisplayNames | undefined

/** The English name of an ISO 3166 code; the code itself where nobody knows it. */
export function countryName(code: string): string {
  // Making it takes a phone tens of milliseconds, in which a page that is coming alive hears nothing.
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  return names.of(code) ?? code
}
