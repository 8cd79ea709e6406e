/** How PayPal signs what it sends: https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverificationmethod */
import type { GatewayAccess } from '../gateway-port.ts'
import type { ProviderHost } from '../host.ts'
import { crc32 } from './crc32.ts'
import { signingKey } from './signing-key.ts'

/** PayPal goes on for three days with what nobody took, under the same time: older, or this far ahead, it is none of that. Ms. */
const OLDEST = 4 * 24 * 60 * 60 * 1000
const AHEAD = 5 * 60 * 1000

export interface Transmission {
  readonly id: string
  readonly time: string
  readonly webhookId: string
}

/** What is signed of a message: not its bytes but their checksum. */
export const signedText = ({ id, time, webhookId }: Transmission, bytes: Uint8Array): string =>
  `${id}|${time}|${webhookId}|${crc32(bytes)}`

/** Whether PayPal has signed these bytes for this webhook. */
export async function isSigned(
  bytes: Uint8Array,
  header: (name: string) => string | null,
  access: GatewayAccess,
  host: ProviderHost,
): Promise<boolean> {
  const [id, time, place, given] = ['id', 'time', 'cert', 'sig'].map((name) =>
    header(name === 'cert' ? 'paypal-cert-url' : `paypal-transmission-${name}`),
  )
  const { webhookSecret: webhookId } = access
  if (!webhookId || !id || !time || !place || !given) return false
  if (header('paypal-auth-algo') !== 'SHA256withRSA') return false
  const age = Date.parse(host.now()) - Date.parse(time)
  if (!(age <= OLDEST && age >= -AHEAD)) return false
  const signature = bytesOf(given)
  const key = signature && (await signingKey(place, access, host))
  if (!key) return false
  const text = new TextEncoder().encode(signedText({ id, time, webhookId }, bytes))
  return crypto.subtle.verify('RSASSA-PKCS1-v1_5', key, signature, text)
}

/** Null where it is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]{1,2000}={0,2}$/.test(base64)) return null
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}
