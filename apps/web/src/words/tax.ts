import type { PublicSettings } from '@hostfront/domain/settings/public-settings'

/** `VAT 20%`. */
export const rateWords = (name: string, basisPoints: number): string =>
  `${name} ${basisPoints / 100}%`

/** Whether any customer has a tax on what they buy. */
export const mayBeTaxed = ({
  basisPoints,
  countries,
  rates,
}: Pick<PublicSettings['tax'], 'basisPoints' | 'countries' | 'rates'>): boolean =>
  (basisPoints > 0 && countries.length > 0) || rates.some((rate) => rate.basisPoints > 0)
