/** Who calls PayPal does it with a token, which is had for the client ID and its secret and holds for some hours. */
import { allow, refuse } from '@hostfront/domain/result'
import { exchange } from '../exchange.ts'
import type { GatewayAccess, GatewayAnswer } from '../gateway-port.ts'
import type { ProviderHost } from '../host.ts'
import { Refusal, Token } from './objects.ts'

/** For one call, ms. */
const MOST_MS = 10_000
/** So long before its end another one is asked for, ms. */
const EARLY_MS = 60_000

interface Kept {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** By host, and in it by address and key: a token is asked for once for many calls. */
const kept = new WeakMap<ProviderHost, Map<string, Kept>>()

/** Where PayPal is reached. */
export const addressOf = ({
  address,
  isLive,
}: Pick<GatewayAccess, 'address' | 'isLive'>): string => {
  if (address !== '') return address
  return isLive ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com'
}

/** A token that holds; a new one where `isStale` says that the one before does not. */
export async function accessToken(
  access: GatewayAccess,
  host: ProviderHost,
  isStale = false,
): GatewayAnswer<string> {
  const { key } = access
  if (key === null) return refuse({ code: 'key', detail: '' })
  if (host.fetch === null) return refuse({ code: 'unreachable', detail: '' })
  const tokens = kept.get(host) ?? new Map<string, Kept>()
  kept.set(host, tokens)
  const address = addressOf(access)
  const name = `${address} ${key}`
  const now = Date.parse(host.now())
  const known = tokens.get(name)
  if (!isStale && known && known.until > now) return allow(known.token)
  const reply = await exchange(host.fetch, `${address}/v1/oauth2/token`, MOST_MS, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa(key)}`,
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  if (reply.kind !== 'answered') return refuse({ code: 'unreachable', detail: reply.why ?? '' })
  const { status, body } = reply
  const read = status === 200 ? Token.safeParse(body) : null
  if (read?.success) {
    const { access_token: token, expires_in: seconds } = read.data
    for (const [other, { until }] of tokens) if (until <= now) tokens.delete(other)
    tokens.set(name, { token, until: now + seconds * 1000 - EARLY_MS })
    return allow(token)
  }
  const said = Refusal.safeParse(body)
  const detail = (said.data?.message || `Status ${status}`).slice(0, 300)
  return refuse({ code: status === 401 || status === 403 ? 'key' : 'unreachable', detail })
}
