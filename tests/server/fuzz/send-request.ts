import type { Member } from './crowd.ts'
import { type Answer, LONGEST_MS } from './judge.ts'
import type { Operation } from './operations.ts'
import type { RawRequest } from './random-request.ts'
import { askAgain } from './taken-from.ts'

/** The status where none came. */
const NO_ANSWER = 599

export interface SentCall {
  readonly operation: Operation
  readonly channel: 'REST' | 'RPC'
  readonly idempotencyKey: string | null
  readonly input: unknown
}

export function sendCall(
  { operation, channel, idempotencyKey, input }: SentCall,
  member: Member,
): Promise<Answer> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (channel === 'RPC') {
    const body = JSON.stringify({ json: input })
    return timed(member, `/api/rpc/${operation.noun}/${operation.verb}`, {
      method: 'POST',
      headers,
      body,
    })
  }
  if (operation.method === 'GET') {
    return timed(member, `/api/v1${operation.path}${asQuery(input)}`, { headers })
  }
  const body = input === undefined ? null : JSON.stringify(input)
  return timed(member, `/api/v1${operation.path}`, { method: 'POST', headers, body })
}

export const sendRaw = ({ path, ...init }: RawRequest, member: Member) => timed(member, path, init)

/** What is late, or never comes, on a machine that other things keep busy is not late twice. */
async function timed(member: Member, path: string, init: RequestInit): Promise<Answer> {
  const answer = await timedOnce(member, path, init)
  const isLate = answer.ms > LONGEST_MS
  if (answer.status !== NO_ANSWER && !(isLate && answer.status < 500)) return answer
  return { ...(await timedOnce(member, path, init)), wasLate: isLate }
}

async function timedOnce(member: Member, path: string, init: RequestInit): Promise<Answer> {
  const started = Date.now()
  const signal = AbortSignal.timeout(15_000)
  try {
    const response = await askAgain(() => member.caller.request(path, { ...init, signal }))
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    const text = isStream ? '' : await response.text()
    return { status: response.status, text, ms: Date.now() - started }
  } catch (error) {
    return {
      status: NO_ANSWER,
      text: `no answer: ${String(error)} ${String((error as Error).cause ?? '')}`,
      ms: Date.now() - started,
    }
  }
}

function asQuery(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ])
  const query = new URLSearchParams(
    pairs.map(([name, value]) => [name, value.slice(0, 4000)]),
  ).toString()
  return query && `?${query}`
}

/** What an answer says, parsed; undefined when it is no JSON. */
export function contentOf({ text }: Answer, channel: 'REST' | 'RPC'): unknown {
  try {
    const value = JSON.parse(text) as unknown
    return channel === 'RPC' ? (value as { json?: unknown }).json : value
  } catch {
    return undefined
  }
}
