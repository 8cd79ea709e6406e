import { cityOf } from '@hostfront/domain/settings/city-of'
import type { PublicSettings } from '@hostfront/domain/settings/public-settings'

/** Where and behind what servers run, in a sentence, as far as the shop says it. */
export function hostedHow({ place, ddosProtection }: PublicSettings['storefront']): string {
  const city = cityOf(place)
  if (!city) return ddosProtection ? 'All of it behind DDoS protection.' : ''
  return `Hosted in ${city}${ddosProtection ? ', behind DDoS protection' : ''}.`
}
