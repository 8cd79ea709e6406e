import fc from 'fast-check'
import type { OpenServer } from '../open-server.ts'
import { CROWD, Member, readMailedTokens } from './crowd.ts'
import { type Answer, faultOf, isBusy } from './judge.ts'
import { Memory } from './memory.ts'
import { type Operation, readOperations } from './operations.ts'
import { type RandomCall, type RawRequest, randomRequest } from './random-request.ts'

const SENT_AT_ONCE = 8
/** Stands for a status where none came. */
const NO_ANSWER = 599
const DRAWN_AT_ONCE = 200
/** Facts of refusals that say what a field is about under another name. */
const MEANS: Readonly<Record<string, readonly string[]>> = {
  total: ['amount'],
  amountDue: ['amountDue', 'total'],
}

export interface FuzzReport {
  requests: number
  busy: number
  slowestMs: number
  /** 2xx answers by procedure; every procedure stands here. */
  readonly successes: Record<string, number>
  readonly statuses: Record<number, number>
  /** What was wrong, with the request that showed it. */
  readonly faults: string[]
}

/** Sends random requests drawn from the server's own document, several at once, and judges every answer. */
export async function runFuzz(
  server: OpenServer,
  {
    requests,
    seed,
    spareAdmins,
  }: { requests: number; seed: number; spareAdmins: { email: string; password: string }[] },
): Promise<FuzzReport> {
  const document: unknown = await (await fetch(`${server.url}/api/openapi.json`)).json()
  const operations = readOperations(document)
  const arbitrary = randomRequest(operations)
  const memory = rememberSeeds()
  const crowd = CROWD.map((role) => new Member(role, server, spareAdmins))
  for (const member of crowd) await member.comeBack()
  const report: FuzzReport = {
    requests: 0,
    busy: 0,
    slowestMs: 0,
    successes: Object.fromEntries(operations.map(({ noun, verb }) => [`${noun}.${verb}`, 0])),
    statuses: {},
    faults: [],
  }

  for (let drawn = 0; drawn < requests; drawn += DRAWN_AT_ONCE) {
    const numRuns = Math.min(DRAWN_AT_ONCE, requests - drawn)
    const waiting = fc.sample(arbitrary, { numRuns, seed: seed + drawn })
    await Promise.all(
      Array.from({ length: SENT_AT_ONCE }, async (_, at) => {
        const own = crowd[at % crowd.length]
        for (let next = waiting.pop(); next && own; next = waiting.pop()) {
          await perform(next, own)
        }
      }),
    )
    await readMailedTokens(server, memory)
  }
  return report

  async function perform(request: RandomCall | RawRequest, member: Member): Promise<void> {
    if (!request.operation) {
      judge(await sendRaw(request, member), null, 'raw', member, request)
      return
    }
    const { operation, channel, idempotencyKey } = request
    const input = sparing(memory.fill(request.input, operation.noun, member.own), operation)
    const answer = await sendCall({ operation, channel, idempotencyKey, input }, member)
    judge(answer, operation, channel, member, input)
    const value = contentOf(answer, channel)
    if (answer.status < 300) {
      memory.harvest(value, operation.noun, operation.verb)
      learn(member, operation, input, value)
    } else await answerBack(request, input, value, member)
    if (answer.text.includes('"LOGIN_REQUIRED"') && member.isSignedIn) await member.comeBack()
  }

  /** Sends a refused request again with what the refusal said was right: the price, the total. */
  async function answerBack(request: RandomCall, input: unknown, refusal: unknown, member: Member) {
    const corrected = correct(input, factsOf(refusal))
    if (corrected === input) return
    const { operation, channel } = request
    const answer = await sendCall(
      { operation, channel, idempotencyKey: null, input: corrected },
      member,
    )
    judge(answer, operation, channel, member, corrected)
    if (answer.status < 300)
      memory.harvest(contentOf(answer, channel), operation.noun, operation.verb)
  }

  function judge(
    answer: Answer,
    operation: Operation | null,
    channel: 'REST' | 'RPC' | 'raw',
    member: Member,
    sent: unknown,
  ) {
    report.requests++
    report.slowestMs = Math.max(report.slowestMs, answer.ms)
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
    if (isBusy(answer)) report.busy++
    const name = operation && `${operation.noun}.${operation.verb}`
    if (name && answer.status < 300) report.successes[name] = (report.successes[name] ?? 0) + 1
    const fault = faultOf(answer, operation, channel)
    if (!fault) return
    const shown = JSON.stringify(sent)?.slice(0, 600)
    report.faults.push(
      `${name ?? 'raw'} over ${channel} by ${member.role} ${fault}\n  sent ${shown}\n  got ${answer.text.slice(0, 600)}`,
    )
  }
}

/** Thousands of sample clients at each turn would leave no time for anything else. */
const sparing = (input: unknown, { verb }: Operation): unknown =>
  verb === 'loadSampleData' && Object(input).clients > 10 ? { clients: 10 } : input

interface SentCall {
  readonly operation: Operation
  readonly channel: 'REST' | 'RPC'
  readonly idempotencyKey: string | null
  readonly input: unknown
}

function sendCall(
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

const sendRaw = ({ path, ...init }: RawRequest, member: Member) => timed(member, path, init)

/** A connection that the server ends at the very moment it is used again is no answer yet: a browser asks once more. */
async function timed(member: Member, path: string, init: RequestInit): Promise<Answer> {
  const answer = await timedOnce(member, path, init)
  return answer.status === NO_ANSWER ? timedOnce(member, path, init) : answer
}

async function timedOnce(member: Member, path: string, init: RequestInit): Promise<Answer> {
  const started = Date.now()
  const signal = AbortSignal.timeout(15_000)
  try {
    const response = await member.caller.request(path, { ...init, signal })
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

function contentOf({ text }: Answer, channel: 'REST' | 'RPC'): unknown {
  try {
    const value = JSON.parse(text) as unknown
    return channel === 'RPC' ? (value as { json?: unknown }).json : value
  } catch {
    return undefined
  }
}

const factsOf = (refusal: unknown): Record<string, unknown> =>
  typeof refusal === 'object' && refusal !== null && 'data' in refusal ? Object(refusal.data) : {}

/** The same input where a fact names one of its fields; else the very same object. */
function correct(input: unknown, facts: Record<string, unknown>): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const known: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(facts)) {
    for (const field of MEANS[name] ?? [name]) known[field] = value
  }
  const changes = Object.entries(input).flatMap(([field, value]) => {
    const better = field in known ? known[field] : correct(value, facts)
    return better === value ? [] : [[field, better] as const]
  })
  return changes.length > 0 ? { ...input, ...Object.fromEntries(changes) } : input
}

function learn(member: Member, { noun, verb }: Operation, input: unknown, value: unknown): void {
  const { password } = Object(input) as { password?: unknown }
  if (noun === 'accounts' && verb === 'changePassword' && typeof password === 'string')
    member.password = password
  if (noun !== 'secondFactor') return
  const { secret } = Object(value) as { secret?: unknown }
  if (verb === 'start' && typeof secret === 'string') member.secret = secret
}

function rememberSeeds(): Memory {
  const memory = new Memory()
  memory.remember('serviceId', 'samp-premium', 'samp-ultimate')
  memory.remember('code', 'WELCOME10', 'welcome10')
  memory.remember('voucherCode', '', '', 'WELCOME10')
  memory.remember('email', 'jane@shop.test', 'Jane@Shop.test', 'nobody@shop.test')
  return memory
}
