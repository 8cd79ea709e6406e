import { cityOf } from '@hostfront/domain/settings/city-of'
import type { PublicSettings } from '@hostfront/domain/settings/public-settings'

type Storefront = PublicSettings['storefront']

export interface Feature {
  /** The setting that lets pages say it. */
  readonly claim: keyof Storefront
  readonly title: string
  readonly text: string
  readonly lines: string
  readonly solid: string
}

/**
 * The seed's claims and nothing beyond them, as far as the shop makes them, each with its drawing on a field of 48 by 48.
 * `further`: where else orders place a server; empty for nowhere.
 */
export const featuresOf = (storefront: Storefront, further = ''): readonly Feature[] => [
  ...(cityOf(storefront.place) ? [dataCenter(storefront.place, further)] : []),
  ...CLAIMS.filter(({ claim }) => storefront[claim]),
]

const dataCenter = (place: string, further: string): Feature => ({
  claim: 'place',
  title: `${cityOf(place)} data center`,
  text: further ? `Other locations: ${further}.` : `Our servers are in ${place}.`,
  lines: 'M24 4v14M24 30v14M4 24h14M30 24h14',
  solid: 'M20 20h8v8h-8z',
})

const CLAIMS = [
  {
    claim: 'uptime',
    title: '99.9% uptime',
    text: 'Built to stay up, holidays included.',
    lines: 'M6 10v28M12 10v28M18 10v28M24 10v28M30 10v28M36 30v8',
    solid: 'M40 8h4v30h-4z',
  },
  {
    claim: 'ddosProtection',
    title: 'DDoS protection',
    text: 'The filter stops attacks, not players.',
    lines: 'M4 12h16M4 36h16M24 6v12M24 30v12M4 24h32',
    solid: 'M36 20h8v8h-8z',
  },
  {
    claim: 'support',
    title: '24/7 support',
    text: 'People who answer, even at 4 a.m.',
    lines: 'M24 6a18 18 0 1 0 0 36a18 18 0 1 0 0-36M24 13v11',
    solid: 'M24 22h11v4H24z',
  },
  {
    claim: 'nvme',
    title: 'NVMe storage',
    text: 'Maps, scripts and data on NVMe drives.',
    lines: 'M4 14h34v20H4zM10 20h6v8h-6zM21 20h6v8h-6z',
    solid: 'M40 18h4v12h-4z',
  },
  {
    claim: 'instantSetup',
    title: 'Instant setup',
    text: 'It starts once the order is approved.',
    lines: 'M6 8h36v12H6zM6 28h26v12H6z',
    solid: 'M36 28h6v12h-6z',
  },
  {
    claim: 'backups',
    title: 'Backups included',
    text: 'Every order comes with a free one.',
    lines: 'M14 6h28v28M6 14h28v28H6z',
    solid: 'M17 25h6v6h-6z',
  },
  {
    claim: 'uplink',
    title: '10 Gbps uplink',
    text: 'On every VPS plan, whatever its size.',
    lines: 'M4 12h40M4 36h40',
    solid: 'M4 20h40v8H4z',
  },
] as const satisfies readonly Feature[]
