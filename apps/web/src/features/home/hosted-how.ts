import type { PublicSettings } from '@hostfront/domain/settings/public-settings'
import { cityOf } from '../../words/city-of.ts'

/** Where and behind what servers run, in a sentence, as far as the shop says it. */
export function hostedHow({ place, ddosProtection }: PublicSettings['storefront']): string {
  if (!place) return ddosProtection ? 'All of it behind DDoS protection.' : ''
  return `Hosted in ${cityOf(place)}${ddosProtection ? ', behind DDoS protection' : ''}.`
}
