/** How Stripe signs what it sends: https://docs.stripe.com/webhooks#verify-manually */

/** Seconds that a message may be old, or ahead of this clock: longer, and it may be one that somebody kept. */
const TOLERANCE = 300

/** The parts of the header `Stripe-Signature`: when it was signed, and by each secret that is in use one signature. */
function partsOf(header: string): { readonly time: string; readonly signatures: string[] } {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const of = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []))
  return { time: of('t')[0] ?? '', signatures: of('v1') }
}

/** Whether these bytes were signed with `secret` within five minutes of `now` (ISO, UTC). Compares in constant time. */
export async function isSigned(
  bytes: Uint8Array,
  header: string,
  secret: string,
  now: string,
): Promise<boolean> {
  const { time, signatures } = partsOf(header)
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(Date.parse(now) / 1000 - Number(time)) > TOLERANCE) return false
  const encoder = new TextEncoder()
  const head = encoder.encode(`${time}.`)
  const text = new Uint8Array(head.length + bytes.length)
  text.set(head)
  text.set(bytes, head.length)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = encoder.encode(secret)
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
  for (const signature of signatures) {
    const given = bytesOf(signature)
    if (given && (await crypto.subtle.verify('HMAC', key, given, text))) return true
  }
  return false
}

/** Null where it is no SHA-256 in hexadecimal. */
function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\da-f]{64}$/i.test(hex)) return null
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
