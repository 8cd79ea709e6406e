import { createHmac } from 'node:crypto'

/** The header `Stripe-Signature` for such bytes; `seconds` since 1970. With several secrets one signature for each. */
export function signatureOf(body: string, secrets: readonly string[], seconds: number): string {
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return `v1=${signature}`
  })
  return [`t=${seconds}`, ...signatures].join(',')
}
