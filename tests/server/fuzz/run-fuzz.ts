import fc from 'fast-check'
import type { OpenServer } from '../open-server.ts'
import { correct } from './correct.ts'
import { CROWD, Member, readMailedTokens } from './crowd.ts'
import { type Answer, faultOf, isBusy } from './judge.ts'
import { Memory } from './memory.ts'
import { type Operation, readOperations } from './operations.ts'
import { type RandomCall, type RawRequest, randomRequest } from './random-request.ts'
import type { SpareAccounts } from './seed-shop.ts'
import { contentOf, sendCall, sendRaw } from './send-request.ts'
import { sparing } from './sparing.ts'
import { askAgain } from './taken-from.ts'

const SENT_AT_ONCE = 8
const DRAWN_AT_ONCE = 200

export interface FuzzReport {
  requests: number
  busy: number
  /** Asked twice, because the first answer took too long. */
  late: number
  slowestMs: number
  /** 2xx answers by procedure; every procedure is listed. */
  readonly successes: Record<string, number>
  readonly statuses: Record<number, number>
  /** How often each refusal met a member on the way back. */
  readonly refusals: Record<string, number>
  /** What was wrong, with the request that showed it. */
  readonly faults: string[]
}

export interface FuzzOptions {
  readonly requests: number
  readonly seed: number
  readonly spare: SpareAccounts
  /** A procedure that is not asked for. */
  readonly never: string
  /** When everybody is signed in, before the first request. */
  readonly onReady?: () => Promise<unknown>
}

/** Sends random requests drawn from the server's own document, several at once, and judges every answer. */
export async function runFuzz(
  server: OpenServer,
  { requests, seed, spare, never, onReady }: FuzzOptions,
): Promise<FuzzReport> {
  const described = await askAgain(() => fetch(`${server.url}/api/openapi.json`))
  const document: unknown = await described.json()
  const operations = readOperations(document)
  const arbitrary = randomRequest(
    operations.filter(({ noun, verb }) => `${noun}.${verb}` !== never),
  )
  const memory = rememberSeeds()
  const crowd = CROWD.map((role) => new Member(role, server, spare))
  for (const member of crowd) await member.comeBack()
  await onReady?.()
  const report: FuzzReport = {
    requests: 0,
    busy: 0,
    late: 0,
    slowestMs: 0,
    successes: Object.fromEntries(operations.map(({ noun, verb }) => [`${noun}.${verb}`, 0])),
    statuses: {},
    refusals: {},
    faults: [],
  }

  await Promise.all(crowd.map(lookAround))
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
  for (const refusal of crowd.flatMap((member) => member.refusals)) {
    report.refusals[refusal] = (report.refusals[refusal] ?? 0) + 1
  }
  return report

  /** Reads whatever needs nothing to be asked for, so that ids are known from the start. */
  async function lookAround(member: Member): Promise<void> {
    for (const operation of operations) {
      if (operation.method !== 'GET' || operation.input?.required?.length) continue
      const call = { kind: 'valid', channel: 'REST', caller: 0, idempotencyKey: null } as const
      await perform({ ...call, operation, input: {} }, member)
    }
  }

  /** A member who may do more, for a call that would have been right but for its caller. */
  function standIn({ kind, caller }: RandomCall, refusal: string): Member | undefined {
    if (kind !== 'valid') return undefined
    const mayBe = (role: Member['role']) => {
      const able = crowd.filter((member) => member.role === role)
      return able[caller % able.length]
    }
    if (refusal.includes('"LOGIN_REQUIRED"')) return mayBe('customer')
    return refusal.includes('"FORBIDDEN"') ? mayBe('admin') : undefined
  }

  /** `isAgain`: sent a second time, by a member who came back. */
  async function perform(request: RandomCall | RawRequest, member: Member, isAgain = false) {
    if (!request.operation) {
      judge(await sendRaw(request, member), null, 'raw', member, request)
      return
    }
    const { operation } = request
    const input = sparing(memory.fill(request.input, operation, member), operation)
    const answer = await ask(request, input, member)
    if (answer.status >= 400) await answerBack(request, input, answer, member)
    if (member.isOut(answer.text)) {
      if (await member.comeBack()) await lookAround(member)
      if (request.kind === 'valid' && !isAgain) await perform(request, member, true)
    } else {
      const other = standIn(request, answer.text)
      if (other && other !== member) await perform(request, other)
    }
  }

  /** Sends a refused request again with what the refusal said was right. */
  async function answerBack(request: RandomCall, input: unknown, refusal: Answer, member: Member) {
    const corrected = correct(input, contentOf(refusal, request.channel), request.caller)
    if (corrected === input) return
    await ask({ ...request, idempotencyKey: null }, corrected, member)
  }

  async function ask(
    { operation, channel, idempotencyKey }: RandomCall,
    input: unknown,
    member: Member,
  ): Promise<Answer> {
    const answer = await sendCall({ operation, channel, idempotencyKey, input }, member)
    judge(answer, operation, channel, member, input)
    if (answer.status < 300) {
      const value = contentOf(answer, channel)
      const { noun, verb } = operation
      memory.harvest(value, { noun, verb })
      member.memory.harvest(value, { noun, verb, owner: member.id })
      learn(member, operation, input, value)
    }
    return answer
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
    if (answer.wasLate) report.late++
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
  memory.remember('planId', 'samp-premium', 'samp-ultimate')
  memory.remember('code', 'WELCOME10', 'welcome10')
  memory.remember('voucherCode', '', '', 'WELCOME10')
  memory.remember('email', 'jane@shop.test', 'Jane@Shop.test', 'nobody@shop.test')
  return memory
}
