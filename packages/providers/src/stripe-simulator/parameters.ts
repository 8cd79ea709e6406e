import type { Answer } from '../gateway-simulator/call.ts'

/** Every field that is taken for a page; Stripe refuses one that it does not know. */
const OF_SESSIONS =
  /^(mode|client_reference_id|expires_at|success_url|cancel_url|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]|(payment_intent_data\[metadata\]|metadata)\[\w+\])$/
const OF_REFUNDS = /^(payment_intent|amount|metadata\[\w+\])$/

const NEEDED = [
  'mode',
  'success_url',
  'line_items[0][quantity]',
  'line_items[0][price_data][currency]',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][price_data][product_data][name]',
]

export const refusal = (status: number, message: string, code: string | null = null): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
})

/** Why such a page is not made; null: it is. `now`: seconds since 1970. */
export function refusedSession(fields: URLSearchParams, now: number): Answer | null {
  const unknown = [...fields.keys()].find((name) => !OF_SESSIONS.test(name))
  if (unknown !== undefined) return unknownField(unknown)
  const missing = NEEDED.find((name) => !fields.get(name))
  if (missing !== undefined) return refusal(400, `Missing required param: ${missing}.`)
  if (fields.get('mode') !== 'payment') return refusal(400, 'Invalid mode: must be payment.')
  const currency = fields.get('line_items[0][price_data][currency]') ?? ''
  if (!/^[a-z]{3}$/.test(currency)) return refusal(400, `Invalid currency: ${currency}.`)
  const amount = Number(fields.get('line_items[0][price_data][unit_amount]'))
  if (!Number.isInteger(amount) || amount < 0) return refusal(400, 'Invalid integer: unit_amount')
  if (amount < 50) return refusal(400, 'The total amount is too small.', 'amount_too_small')
  const expiresAt = Number(fields.get('expires_at') ?? now + 86_400)
  if (expiresAt < now + 30 * 60 || expiresAt > now + 86_400 + 60) {
    return refusal(400, 'The `expires_at` timestamp must be from 30 minutes to 24 hours ahead.')
  }
  return null
}

export function refusedRefund(fields: URLSearchParams): Answer | null {
  const unknown = [...fields.keys()].find((name) => !OF_REFUNDS.test(name))
  return unknown === undefined ? null : unknownField(unknown)
}

const unknownField = (name: string): Answer =>
  refusal(400, `Received unknown parameter: ${name}`, 'parameter_unknown')

/** The fields `prefix[name]`, by name. */
export const metadataOf = (fields: URLSearchParams, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([key, value]) =>
      key.startsWith(`${prefix}[`) ? [[key.slice(prefix.length + 1, -1), value]] : [],
    ),
  )
