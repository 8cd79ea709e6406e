/** A simulated panel without its network: what comes of each call, faults included. */

import { type Answered, type Asked, answerCall, page } from './answer-call.ts'
import type { Install } from './call.ts'
import { takePort } from './create-server.ts'
import { DIALECTS, type Dialect, type SimulatedKind } from './dialect.ts'
import { type CallFault, type Faults, type FaultyCall, faultPlan } from './faults.ts'
import type { PanelState } from './panel-state.ts'
import { endInstalls } from './panel-state.ts'
import { randomOf } from './random.ts'
import { RateLimit, tooMany } from './rate-limit.ts'
import { parseBody, valueAt } from './read-body.ts'
import { Refusal } from './refusal.ts'
import { seedState } from './seed-state.ts'

export interface SimulationOptions {
  /** Pterodactyl by default. */
  readonly kind?: SimulatedKind
  /** ms; by default the platform's clock. */
  readonly now?: () => number
  readonly key?: string
  readonly clientKey?: string
  readonly seed?: number
  /** How long an install takes. */
  readonly installSeconds?: number
  /** Of each API; by default as the panel's own. */
  readonly requestsPerMinute?: number
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
  readonly dialect: Dialect
  /** Opens the application API alone. */
  readonly key: string
  /** Of an administrator's account: opens both APIs. */
  readonly clientKey: string
  readonly state: PanelState
  readonly faults: Faults
  readonly calls: readonly LoggedCall[]
  now(): number
  /** Until then, in ms, the panel does not answer; null: it does. */
  goDownUntil(time: number | null): void
  isDown(): boolean
  meet(asked: Asked): Outcome
  /** Lets installs end whose time has come. */
  settle(): void
}

const TOKEN = 'Simulated'.padEnd(43, '0')
const LOG_MAX = 10_000
const RETRY_AFTER = 2

export function simulate(options: SimulationOptions): Simulation {
  const { now = Date.now, seed = 1, installSeconds = 3, requestsPerMinute } = options
  const dialect = DIALECTS[options.kind ?? 'pterodactyl']
  const { application, account } = dialect.keys
  const { key = `${application}${TOKEN}`, clientKey = `${account}${TOKEN}` } = options
  const random = randomOf(seed)
  const state = seedState({ application: key, account: clientKey }, seed, now())
  const limits = {
    application: new RateLimit(requestsPerMinute ?? dialect.perMinute.application),
    client: new RateLimit(requestsPerMinute ?? dialect.perMinute.client),
  }
  const faults = faultPlan(options.chooseFault ?? null)
  const calls: LoggedCall[] = []
  let downUntil: number | null = null
  const isDown = () => downUntil !== null && now() < downUntil

  const perform = (asked: Asked, fault: CallFault | null): Answered =>
    answerCall(asked, {
      state,
      dialect,
      limits,
      now: now(),
      random,
      install: { goes: installOf(fault), milliseconds: installSeconds * 1000 },
      nodes: fault === 'node-silent' ? 'silent' : fault === 'node-refuses' ? 'refusing' : null,
      isPortTakenLate: fault === 'port-taken-late',
    })

  function meet(asked: Asked): Outcome {
    const fault = isDown() ? null : faults.take(asked)
    const outcome = isDown()
      ? answered(page(502, 'Bad Gateway'))
      : outcomeOf(asked, fault, { state, now: now(), perform: () => perform(asked, fault) })
    const status = outcome.end === 'answered' ? outcome.answered.status : null
    const { api, method, path } = asked
    calls.push({ at: now(), api, method, path, status, fault })
    if (calls.length > LOG_MAX) calls.shift()
    return outcome
  }

  return {
    dialect,
    key,
    clientKey,
    state,
    faults,
    calls,
    now,
    goDownUntil: (time) => {
      downUntil = time
    },
    isDown,
    meet,
    settle: () => endInstalls(state, now()),
  }
}

const answered = (answer: Answered): Outcome => ({ end: 'answered', answered: answer })

interface Doing {
  readonly state: PanelState
  readonly now: number
  perform(): Answered
}

function outcomeOf(asked: Asked, fault: CallFault | null, doing: Doing): Outcome {
  if (fault === 'dropped-before') return { end: 'drops' }
  const instead = INSTEAD[fault ?? 'none']
  if (instead) return answered(instead(doing.now))
  const answer = withPorts(asked, fault, doing)
  if (fault === 'dropped-after') return { end: 'drops' }
  if (fault === 'slow-body') return { end: 'stalls', answered: answer }
  return answered(AFTERWARDS[fault ?? 'none']?.() ?? answer)
}

/** Answered without anything being done. */
const INSTEAD: { readonly [fault in CallFault | 'none']?: (now: number) => Answered } = {
  '500-before': () => serverError(),
  '502-page': () => page(502, 'Bad Gateway'),
  '404-page': () => page(404, 'Not Found'),
  '429-bare': () => page(429, 'Too Many Requests'),
  '429-with-time': (now) => inPanelsForm(tooMany(RETRY_AFTER, { now, headers: {} })),
}

/** Answered although it was done. */
const AFTERWARDS: { readonly [fault in CallFault | 'none']?: () => Answered } = {
  '500-after': () => serverError(),
  '504-kept': () => page(504, 'Gateway Time-out'),
}

const serverError = (): Answered =>
  inPanelsForm(
    new Refusal(500, [{ code: 'QueryException', status: '500', detail: 'An unexpected error.' }]),
  )

const inPanelsForm = ({ status, errors, headers }: Refusal): Answered => ({
  status,
  headers: { ...headers, 'Content-Type': 'application/json' },
  text: JSON.stringify({ errors }),
})

function withPorts({ text }: Asked, fault: CallFault | null, { state, perform }: Doing): Answered {
  if (fault !== 'port-taken' && fault !== 'port-stolen') return perform()
  const body = parseBody(text)
  if (fault === 'port-taken') {
    takePort(state, Number(valueAt(body, 'allocation.default')))
    return perform()
  }
  const answer = perform()
  takePort(state, Number(valueAt(body, 'allocation.additional.0')))
  return answer
}

function installOf(fault: CallFault | null): Install {
  if (fault === 'install-slow') return 'slow'
  if (fault === 'install-fails') return 'fails'
  return fault === 'install-never' ? 'never' : 'normal'
}
