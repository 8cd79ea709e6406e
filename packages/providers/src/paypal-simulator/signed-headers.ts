import { sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { SigningPair } from './certificate.ts'

interface Signed {
  readonly body: string
  /** ISO, UTC. */
  readonly at: string
  readonly webhookId: string
}

interface By {
  readonly id: string
  /** Where the certificate of the pair is. */
  readonly certificate: string
  readonly pair: SigningPair
}

/** What stands above a message that PayPal sends: its signature is over the id, the time, the webhook and a checksum of the body. */
export function signedHeaders(
  { body, at, webhookId }: Signed,
  { id: number, certificate, pair }: By,
): Readonly<Record<string, string>> {
  const id = `simulated-${number}`
  const text = [id, at, webhookId, crc32(body)].join('|')
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': at,
    'paypal-transmission-sig': sign('sha256', Buffer.from(text), pair.privateKey).toString(
      'base64',
    ),
    'paypal-cert-url': certificate,
    'paypal-auth-algo': 'SHA256withRSA',
  }
}
