import { allow, type Result, refuse } from '@hostfront/domain/result'
import type * as z from 'zod/mini'
import { exchange, type Reply } from '../exchange.ts'
import type { GatewayAccess, GatewayFailure } from '../gateway-port.ts'
import type { ProviderHost } from '../host.ts'
import { accessToken, addressOf } from './access-token.ts'
import { Refusal } from './objects.ts'

/** For one call, ms. */
const MOST_MS = 10_000

interface Request<Value> {
  readonly method: 'GET' | 'POST'
  /** From `/v2` on. */
  readonly path: string
  readonly json?: object
  /** Under which it has an effect once: PayPal remembers it for 6 hours, of a refund for 45 days. */
  readonly once?: string
  readonly schema: z.ZodMiniType<Value>
}

/** `issue`: PayPal's own word for why it says no; possibly empty. */
export type Failure = GatewayFailure & { readonly issue: string }

/** Asks PayPal, and reads its answer by the schema: what has another shape is not PayPal's. */
export async function ask<Value>(
  access: GatewayAccess,
  host: ProviderHost,
  request: Request<Value>,
): Promise<Result<Value, Failure>> {
  const reply = await send(access, host, request)
  if (!reply.ok) return refuse({ ...reply.refusal, issue: '' })
  const { value } = reply
  if (value.kind === 'answered' && value.status >= 200 && value.status < 300) {
    const read = request.schema.safeParse(value.body)
    if (read.success) return allow(read.data)
  }
  return refuse(failureOf(value, request.method === 'POST'))
}

/** A token may end before its time: a second one is tried. */
async function send<Value>(
  access: GatewayAccess,
  host: ProviderHost,
  { method, path, json, once }: Request<Value>,
): Promise<Result<Reply, GatewayFailure>> {
  const { fetch } = host
  if (fetch === null) return refuse({ code: 'unreachable', detail: '' })
  for (const isStale of [false, true]) {
    const token = await accessToken(access, host, isStale)
    if (!token.ok) return token
    const reply = await exchange(fetch, `${addressOf(access)}${path}`, MOST_MS, {
      method,
      headers: {
        Authorization: `Bearer ${token.value}`,
        Accept: 'application/json',
        Prefer: 'return=representation',
        ...(method === 'POST' && { 'Content-Type': 'application/json' }),
        ...(once !== undefined && { 'PayPal-Request-Id': once }),
      },
      ...(method === 'POST' && { body: JSON.stringify(json ?? {}) }),
    })
    if (isStale || reply.kind !== 'answered' || reply.status !== 401) return allow(reply)
  }
  return refuse({ code: 'key', detail: '' })
}

function failureOf(reply: Reply, isWrite: boolean): Failure {
  const lost = isWrite ? 'uncertain' : 'unreachable'
  if (reply.kind === 'unsent') return { code: 'unreachable', detail: reply.why ?? '', issue: '' }
  if (reply.kind === 'lost') return { code: lost, detail: reply.why ?? '', issue: '' }
  const { status, body } = reply
  const said = Refusal.safeParse(body)
  const { issue = '', description = '' } = said.data?.details[0] ?? {}
  const words = [issue || said.data?.name, description || said.data?.message].filter(Boolean)
  const detail = (words.join(': ') || `Status ${status}`).slice(0, 300)
  if (status === 401 || status === 403) return { code: 'key', detail, issue }
  if (status === 429) return { code: 'unreachable', detail, issue }
  // The same request is being done at this moment.
  if (status === 409) return { code: 'uncertain', detail, issue }
  const isNo = status >= 400 && status < 500 && said.success && words.length > 0
  return { code: isNo ? 'refused' : lost, detail, issue }
}
