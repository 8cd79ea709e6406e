import { countryName } from '@hostfront/domain/accounts/country-name'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'

/** A way to pay as it is chosen: with its country, where it is used in one alone. */
export const methodChoice = ({ name, country }: Pick<PublicMethod, 'name' | 'country'>): string =>
  country ? `${name} (${countryName(country)})` : name
