import { listWords } from '../list-words.ts'
import { cityOf } from './city-of.ts'
import { PUBLIC_DEFAULTS } from './public-defaults.ts'
import { SEED_STOREFRONT } from './seed-storefront.ts'
import type { Settings } from './settings.ts'

type Told = Pick<Settings, 'seo' | 'siteName' | 'storefront'>

/** What search engines read: where nobody has written it, of the shop's own name, place and claims. */
export function shownSeo({ seo, siteName, storefront }: Told): Settings['seo'] {
  const untold = PUBLIC_DEFAULTS.seo
  const city = cityOf(storefront.place)
  const from = (place: string) => (place ? ` from ${place}` : '')
  return {
    title:
      seo.title === untold.title ? `${siteName}: game servers and VPS${from(city)}` : seo.title,
    description:
      seo.description === untold.description
        ? `SAMP, MTA and game server hosting and VPS${from(storefront.place.trim())}${withClaims(storefront)}.`
        : seo.description,
    keywords:
      seo.keywords === untold.keywords && storefront.place !== SEED_STOREFRONT.place
        ? [...untold.keywords.split(', ').slice(0, -1), city].filter(Boolean).join(', ')
        : seo.keywords,
  }
}

function withClaims({ ddosProtection, nvme, support }: Settings['storefront']): string {
  const claims = [
    ddosProtection ? 'DDoS protection' : '',
    nvme ? 'NVMe storage' : '',
    support ? '24/7 support' : '',
  ].filter(Boolean)
  return claims.length === 0 ? '' : `, with ${listWords(claims, 'and')}`
}
