import { allow, refuse } from '@hostfront/domain/result'
import type * as z from 'zod/mini'
import { exchange, type Reply } from '../exchange.ts'
import type { GatewayAccess, GatewayAnswer, GatewayFailure } from '../gateway-port.ts'
import type { ProviderHost } from '../host.ts'
import { Refusal } from './objects.ts'

const OWN_ADDRESS = 'https://api.stripe.com'
/** What answers look like. Another version is another adapter, not a surprise. */
const VERSION = '2025-03-31.basil'
/** For one call, ms. */
const MOST_MS = 10_000

interface Request<Value> {
  readonly method: 'GET' | 'POST'
  /** From `/v1` on, with its query. */
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
  /** Under which it has an effect once. */
  readonly once?: string
  readonly schema: z.ZodMiniType<Value>
}

/** Asks Stripe, and reads its answer by the schema: what has another shape is not Stripe's. */
export async function ask<Value>(
  access: GatewayAccess,
  { fetch }: ProviderHost,
  request: Request<Value>,
): GatewayAnswer<Value> {
  const { key } = access
  if (key === null) return refuse({ code: 'key', detail: '' })
  if (fetch === null) return refuse({ code: 'unreachable', detail: '' })
  const { method, path, fields, once, schema } = request
  const address = access.address === '' ? OWN_ADDRESS : access.address
  const reply = await exchange(fetch, `${address}${path}`, MOST_MS, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      'Stripe-Version': VERSION,
      Accept: 'application/json',
      ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(once !== undefined && { 'Idempotency-Key': once }),
    },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  })
  if (reply.kind === 'answered' && reply.status >= 200 && reply.status < 300) {
    const read = schema.safeParse(reply.body)
    if (read.success) return allow(read.data)
  }
  return refuse(failureOf(reply, method === 'POST'))
}

function failureOf(reply: Reply, isWrite: boolean): GatewayFailure {
  const lost = isWrite ? 'uncertain' : 'unreachable'
  if (reply.kind === 'unsent') return { code: 'unreachable', detail: reply.why ?? '' }
  if (reply.kind === 'lost') return { code: lost, detail: reply.why ?? '' }
  const { status, body } = reply
  const said = Refusal.safeParse(body)
  const detail = said.success ? said.data.error.message.slice(0, 300) : `Status ${status}`
  if (status === 401 || status === 403) return { code: 'key', detail }
  if (status === 429) return { code: 'unreachable', detail }
  // The same request is being done at this moment.
  if (status === 409) return { code: 'uncertain', detail }
  if (status >= 400 && status < 500 && said.success) return { code: 'refused', detail }
  return { code: lost, detail }
}
