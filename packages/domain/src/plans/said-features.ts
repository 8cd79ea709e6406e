import type { Settings } from '../settings/settings.ts'

type Storefront = Settings['storefront']
type Claim = {
  [Name in keyof Storefront]: Storefront[Name] extends boolean ? Name : never
}[keyof Storefront]

/** What the shop claims of every server, by the words that a plan says it in (the seed's, in small letters). */
const CLAIMS: ReadonlyMap<string, Claim> = new Map([
  ['99.9% uptime', 'uptime'],
  ['ddos protection', 'ddosProtection'],
  ['24/7 support', 'support'],
  ['nvme storage', 'nvme'],
  ['instant setup', 'instantSetup'],
  ['backups included', 'backups'],
  ['10 gbps uplink', 'uplink'],
])

/** A plan's features as everybody reads them: a claim that the shop has stopped making no plan repeats. The operator's own words stay, and sizes that name their drives (`5 GB NVMe`). */
export const saidFeatures = (features: readonly string[], storefront: Storefront): string[] =>
  features.filter((feature) => {
    const claim = CLAIMS.get(feature.trim().toLowerCase())
    return claim === undefined || storefront[claim]
  })
