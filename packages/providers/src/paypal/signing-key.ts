/** The key that a message names by the address of its certificate: fetched from PayPal alone, and kept. */
import { exchange } from '../exchange.ts'
import type { GatewayAccess } from '../gateway-port.ts'
import type { ProviderHost } from '../host.ts'
import { readCertificate } from './certificate.ts'

/** For one certificate, ms. */
const MOST_MS = 5_000
/** PayPal has one or two at a time. */
const MOST_KEPT = 8
/** Anybody may send what names a certificate that is not known yet: so many are asked for in so many ms. */
const MOST_ASKED = 60
const ASKED_WITHIN = 60_000

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const PATH = /^\/v1\/notifications\/certs\/[A-Za-z0-9_-]{1,100}$/

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>

interface Kept {
  readonly key: Key
  readonly from: number
  readonly until: number
}

interface Known {
  readonly keys: Map<string, Kept>
  /** Those that are on their way, for all who wait. */
  readonly coming: Map<string, Promise<Kept | null>>
  /** When one was asked for, ms since 1970. */
  asked: number[]
}

const known = new WeakMap<ProviderHost, Known>()

/** Whether a certificate there is PayPal's; of a simulator, whether it is its own. */
export function isTrustedPlace(
  place: string,
  { address, isLive }: Pick<GatewayAccess, 'address' | 'isLive'>,
): boolean {
  if (!URL.canParse(place)) return false
  const { origin, protocol, hostname, port, username, password, pathname, search } = new URL(place)
  if (!PATH.test(pathname) || search !== '' || username !== '' || password !== '') return false
  if (address !== '') return origin === new URL(address).origin
  const isTest = hostname.endsWith('.sandbox.paypal.com')
  const isPayPal = isTest || hostname.endsWith('.paypal.com')
  return protocol === 'https:' && port === '' && isPayPal && !(isLive && isTest)
}

/** The key; null where its place is not to be trusted, nobody answers there, or it holds no more or not yet. */
export async function signingKey(
  place: string,
  access: Pick<GatewayAccess, 'address' | 'isLive'>,
  host: ProviderHost,
): Promise<Key | null> {
  if (!isTrustedPlace(place, access)) return null
  const of: Known = known.get(host) ?? { keys: new Map(), coming: new Map(), asked: [] }
  known.set(host, of)
  const now = Date.parse(host.now())
  const kept = of.keys.get(place) ?? (await comingKey(place, host, of, now))
  return kept && kept.from <= now && now <= kept.until ? kept.key : null
}

function comingKey(
  place: string,
  host: ProviderHost,
  of: Known,
  now: number,
): Promise<Kept | null> {
  const known = of.coming.get(place)
  if (known) return known
  const coming = fetchKey(place, host, of, now).finally(() => of.coming.delete(place))
  of.coming.set(place, coming)
  return coming
}

async function fetchKey(
  place: string,
  { fetch }: ProviderHost,
  of: Known,
  now: number,
): Promise<Kept | null> {
  of.asked = of.asked.filter((at) => at > now - ASKED_WITHIN)
  if (fetch === null || of.asked.length >= MOST_ASKED) return null
  of.asked.push(now)
  const reply = await exchange(fetch, place, MOST_MS, { method: 'GET' })
  const pem = reply.kind === 'answered' && reply.status === 200 ? reply.text : null
  const certificate = pem === null ? null : readCertificate(pem)
  if (!certificate) return null
  try {
    const key = await crypto.subtle.importKey('spki', certificate.key, ALGORITHM, false, ['verify'])
    const { from, until } = certificate
    const [oldest] = of.keys.keys()
    if (of.keys.size >= MOST_KEPT && oldest !== undefined) of.keys.delete(oldest)
    of.keys.set(place, { key, from, until })
    return { key, from, until }
  } catch {
    // Another kind of key than PayPal's.
    return null
  }
}
