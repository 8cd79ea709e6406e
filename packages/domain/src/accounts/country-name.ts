const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of an ISO 3166 code; the code itself where nobody knows it. */
export const countryName = (code: string): string => names.of(code) ?? code
