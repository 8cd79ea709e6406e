import { addMilliseconds } from '../add-days.ts'
import { type Fault, mayHealUnseen } from './fault.ts'
import type { Instance, Verb } from './instance.ts'
import type { NextStep } from './next-step.ts'
import type { Answer, ServerSeen } from './seen.ts'

/** How a look at an instance ended: with nothing more to be done now, or with a call that came to nothing. */
export type LookEnd =
  | { readonly step: Exclude<NextStep, { readonly do: Verb }>; readonly seen: ServerSeen | null }
  | {
      readonly failed: Exclude<Answer, { readonly result: 'done' | 'absent' }>
      readonly verb: Verb | null
    }

/** What of an instance is written after a look. */
export type AfterLook = Pick<
  Instance,
  | 'remoteId'
  | 'state'
  | 'phase'
  | 'step'
  | 'since'
  | 'attempts'
  | 'nextAttemptAt'
  | 'fault'
  | 'faultDetail'
  | 'readyAt'
>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** After so many tries in a row that came to nothing. Hourly after the last. */
const WAITS = [5 * SECOND, 15 * SECOND, MINUTE, 4 * MINUTE, 16 * MINUTE]
/** So many tries, or so long, and staff are asked, while the shop goes on trying. */
const MOST_TRIES = 12
const MOST_WAITING = 24 * HOUR
/** Waits differ by up to this part, so that what failed together does not come back together. */
const SPREAD = 0.2

/** `now` is ISO, UTC; `chance` lies in [0, 1). */
export function afterLook(
  instance: Instance,
  end: LookEnd,
  { now, chance }: { readonly now: string; readonly chance: number },
): AfterLook {
  return 'failed' in end
    ? afterFailure(instance, end.failed, end.verb, now, chance)
    : afterStep(instance, end.step, end.seen, now)
}

function afterStep(
  instance: Instance,
  step: Extract<LookEnd, { readonly step: unknown }>['step'],
  seen: ServerSeen | null,
  now: string,
): AfterLook {
  const state = step.do === 'settle' ? step.state : (seen?.state ?? instance.state)
  const phase = { settle: 'settled', wait: 'working', ask: 'person' } as const
  return {
    remoteId: seen?.remoteId ?? instance.remoteId,
    state,
    phase: phase[step.do],
    step: step.do === 'ask' ? step.verb : null,
    since: sinceOf(instance, phase[step.do], now),
    attempts: 0,
    nextAttemptAt:
      step.do === 'settle' ? step.at : step.do === 'wait' ? step.until : addMilliseconds(now, HOUR),
    fault: step.do === 'ask' ? step.code : null,
    faultDetail: null,
    readyAt: instance.readyAt ?? (state === 'on' ? now : null),
  }
}

function afterFailure(
  instance: Instance,
  failed: Extract<LookEnd, { readonly failed: unknown }>['failed'],
  verb: Verb | null,
  now: string,
  chance: number,
): AfterLook {
  const isForPerson = failed.result === 'person'
  const attempts = instance.attempts + 1
  const waited = Date.parse(now) - Date.parse(instance.since)
  const isTooMuch =
    attempts >= MOST_TRIES || (instance.phase !== 'settled' && waited > MOST_WAITING)
  const phase = isForPerson || isTooMuch ? 'person' : 'working'
  return {
    remoteId: instance.remoteId,
    state: instance.state,
    phase,
    step: verb,
    since: sinceOf(instance, phase, now),
    attempts,
    nextAttemptAt: isForPerson
      ? healing(failed.fault, now)
      : addMilliseconds(now, waitAfter(failed, attempts, chance)),
    fault: failed.fault.code,
    faultDetail: failed.fault.detail,
    readyAt: instance.readyAt,
  }
}

/** Waiting begins when it stops being as it should, and ends when it is so again; between is one time. */
const sinceOf = (
  { phase, since }: Pick<Instance, 'phase' | 'since'>,
  next: Instance['phase'],
  now: string,
): string => ((phase === 'settled') === (next === 'settled') ? since : now)

const healing = (fault: Fault, now: string): string | null =>
  mayHealUnseen(fault) ? addMilliseconds(now, HOUR) : null

function waitAfter(
  failed: Extract<LookEnd, { readonly failed: unknown }>['failed'],
  attempts: number,
  chance: number,
): number {
  const usual = WAITS[attempts - 1] ?? HOUR
  const spread = usual * (1 - SPREAD + 2 * SPREAD * chance)
  const asked = failed.result === 'retry' ? (failed.afterSeconds ?? 0) * SECOND : 0
  return Math.round(Math.max(spread, asked))
}
