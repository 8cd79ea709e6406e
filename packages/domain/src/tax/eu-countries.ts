const CODES =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Of the European Union, as ISO 3166 has them (Greece is GR). Parts of them that have codes of their own lie outside its VAT. */
export const isInEu = (country: string): boolean => CODES.includes(country)
