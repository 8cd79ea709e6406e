/** A simulated cluster without its network: what comes of each call, faults included. */
import { randomOf, uuidOf } from '../panel-simulator/random.ts'
import { type Answered, type Asked, answerCall } from './answer-call.ts'
import type { Course } from './call.ts'
import { type ClusterState, countMachines, seedState } from './cluster-state.ts'
import { type CallFault, type Faults, type FaultyCall, faultPlan } from './faults.ts'
import { endTasks } from './tasks.ts'

export interface SimulationOptions {
  /** ms; by default the platform's clock. */
  readonly now?: () => number
  readonly seed?: number
  readonly cloneSeconds?: number
  /** Of starts, stops, resizes and removals. */
  readonly taskSeconds?: number
  /** Whether the reason of a refusal stands in the body, as since 8.4; true by default. */
  readonly saysReason?: boolean
  /** Faults by chance, e.g. of `faultsBySeed`. */
  readonly chooseFault?: (call: FaultyCall) => CallFault | null
}

/** One call as it went. */
export interface LoggedCall extends FaultyCall {
  readonly at: number
  /** Null: nothing was answered. */
  readonly status: number | null
  readonly fault: CallFault | null
}

export type Outcome =
  | { readonly end: 'answered' | 'stalls'; readonly answered: Answered }
  | { readonly end: 'drops' }

export interface Simulation {
  /** The whole token, as the shop keeps it. */
  readonly key: string
  readonly state: ClusterState
  readonly faults: Faults
  readonly calls: readonly LoggedCall[]
  now(): number
  meet(asked: Asked): Outcome
  /** Lets tasks end whose time has come. */
  settle(): void
}

const LOG_MAX = 10_000

export function simulate(options: SimulationOptions = {}): Simulation {
  const { now = Date.now, seed = 1, cloneSeconds = 3, taskSeconds = 0, saysReason = true } = options
  const random = randomOf(seed)
  const secret = uuidOf(random)
  const state = seedState(secret, seed)
  const faults = faultPlan(options.chooseFault ?? null)
  const calls: LoggedCall[] = []
  const times = { clone: cloneSeconds * 1000, other: taskSeconds * 1000 }

  function meet(asked: Asked): Outcome {
    const fault = faults.take(asked)
    const perform = () =>
      answerCall(asked, { state, now: now(), random, course: courseOf(fault), times, saysReason })
    const outcome = outcomeOf(fault, perform, saysReason)
    const status = outcome.end === 'answered' ? outcome.answered.status : null
    calls.push({ at: now(), method: asked.method, path: asked.path, status, fault })
    if (calls.length > LOG_MAX) calls.shift()
    return outcome
  }

  return {
    key: `shop@pve!hostfront=${secret}`,
    state,
    faults,
    calls,
    now,
    meet,
    settle: () => {
      endTasks(state, now())
      countMachines(state, now())
    },
  }
}

function courseOf(fault: CallFault | null): Course {
  if (fault === 'task-fails') return 'fails'
  if (fault === 'task-never') return 'never'
  if (fault === 'task-slow') return 'slow'
  return fault === 'task-dies' ? 'dies' : 'normal'
}

function outcomeOf(fault: CallFault | null, perform: () => Answered, saysReason: boolean): Outcome {
  if (fault === 'dropped-before') return { end: 'drops' }
  const instead = fault && INSTEAD[fault]
  if (instead) return { end: 'answered', answered: instead(saysReason) }
  const answered = perform()
  if (fault === 'dropped-after') return { end: 'drops' }
  if (fault === 'slow-body') return { end: 'stalls', answered }
  return { end: 'answered', answered: (fault && AFTERWARDS[fault]?.(saysReason)) ?? answered }
}

type Words = { readonly [fault in CallFault]?: (saysReason: boolean) => Answered }

/** Answered without anything being done. */
const INSTEAD: Words = {
  '500-before': (saysReason) => said(500, 'Something is rotten in secret-4711', saysReason),
  '502-page': () => page(502, 'Bad Gateway'),
  '404-page': () => page(404, 'Not Found'),
  '595-node': (saysReason) => said(595, 'No route to host', saysReason),
  'lock-timeout': (saysReason) =>
    said(500, "can't lock file '/var/lock/qemu-server/lock-100.conf' - got timeout", saysReason),
}

/** Answered although it was done. */
const AFTERWARDS: Words = {
  '500-after': (saysReason) => said(500, 'Something is rotten in secret-4711', saysReason),
  '504-kept': () => page(504, 'Gateway Time-out'),
  '596-kept': (saysReason) => said(596, 'Broken pipe', saysReason),
}

const said = (status: number, reason: string, saysReason: boolean): Answered => ({
  status,
  reason,
  headers: { 'Content-Type': 'application/json;charset=UTF-8' },
  text: JSON.stringify({ data: null, ...(saysReason && { message: `${reason}\n` }) }),
})

/** As of what stands before a cluster. */
const page = (status: number, title: string): Answered => ({
  status,
  reason: title,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  text: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
})
