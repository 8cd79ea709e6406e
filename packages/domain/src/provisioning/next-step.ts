/** What is to be done next about the server of a service: one step from what is seen towards what should be. */
import { addMilliseconds } from '../add-days.ts'
import type { Desired } from './desired.ts'
import type { FaultCode } from './fault.ts'
import type { Instance, InstanceState, Verb } from './instance.ts'

/** What is there: `none` only where the panel is certain of it. */
export type There = 'none' | 'installing' | 'on' | 'off' | 'failed'

/** What is known from before. */
export type History = Pick<
  Instance,
  'state' | 'sentAt' | 'readyAt' | 'removeNotBefore' | 'applyTemplateId'
>

export type NextStep =
  /** It is as it should be. `at`: when that may end by itself. */
  | { readonly do: 'settle'; readonly state: InstanceState; readonly at: string | null }
  | { readonly do: 'wait'; readonly until: string }
  | { readonly do: Verb }
  /** Somebody has to; `code` null: nothing is wrong, it is theirs to do. */
  | { readonly do: 'ask'; readonly code: FaultCode | null; readonly verb: Verb | null }

const SECOND = 1000
const MINUTE = 60 * SECOND
/** A panel may still be at work on an order whose answer was lost; it undoes within half a minute what it cannot do. */
export const SETTLING = MINUTE
/** An install that goes on longer than this will not end by itself. */
export const INSTALL_LIMIT = 120 * MINUTE
/** Up to an age of the install, how long until the next look. */
const LOOKS = [
  [10 * SECOND, SECOND],
  [30 * SECOND, 3 * SECOND],
  [150 * SECOND, 10 * SECOND],
] as const
const LAST_LOOK = 30 * SECOND

/**
 * Times are ISO, UTC. What is seen may be minutes old only where staff do the work. What has settled is looked at once more
 * when the last order can have no effect any more: its answer may have been lost, and the order only late.
 */
export function nextStep(desired: Desired, there: There, history: History, now: string): NextStep {
  const step = stepTowards(desired, there, history, now)
  const until = unsettledUntil(history, now)
  if (step.do !== 'settle' || until === null) return step
  return { ...step, at: step.at !== null && step.at < until ? step.at : until }
}

function stepTowards(desired: Desired, there: There, history: History, now: string): NextStep {
  if (there === 'none') return withoutServer(desired, history, now)
  // To suspend it would lose how the install ended: panels keep one state for both.
  if (there === 'installing' && desired !== 'gone') return duringInstall(history, now)
  if (desired === 'gone') return { do: 'remove' }
  if (desired === 'off') {
    if (there === 'off' && history.applyTemplateId !== null) return changed(history, now)
    // Of a failed install nothing runs, and to suspend it would make it look installed when it comes back.
    if (there === 'off' || there === 'failed') {
      return { do: 'settle', state: there, at: history.removeNotBefore }
    }
    return { do: 'suspend' }
  }
  if (there === 'failed') return { do: 'ask', code: 'INSTALL_FAILED', verb: null }
  // Brought back first: its customer waits, and the change may fail.
  if (there === 'off') return { do: 'resume' }
  if (history.applyTemplateId !== null) return changed(history, now)
  return { do: 'settle', state: 'on', at: null }
}

/** Not while an earlier order may still come to pass: it would undo what a later one has brought. */
function changed(history: History, now: string): NextStep {
  const until = unsettledUntil(history, now)
  return until === null ? { do: 'apply' } : { do: 'wait', until }
}

/** Until when what was ordered last may still come to pass; null: it has or never will. */
function unsettledUntil({ sentAt }: History, now: string): string | null {
  const until = sentAt && addMilliseconds(sentAt, SETTLING)
  return until !== null && now < until ? until : null
}

function withoutServer(desired: Desired, history: History, now: string): NextStep {
  const wasThere = history.state !== 'none' && history.state !== 'gone'
  const until = unsettledUntil(history, now)
  // It may still be made, wanted or not.
  if (!wasThere && until !== null) return { do: 'wait', until }
  // Of a service that has ended somebody may have been faster.
  if (desired === 'gone' || (wasThere && history.removeNotBefore !== null)) {
    return { do: 'settle', state: 'gone', at: null }
  }
  if (wasThere) return { do: 'ask', code: 'MISSING', verb: null }
  // Never made, and nobody is to have it now.
  if (desired === 'off') return { do: 'settle', state: 'none', at: history.removeNotBefore }
  return { do: 'create' }
}

function duringInstall({ sentAt, readyAt }: History, now: string): NextStep {
  const age = sentAt === null ? 0 : Math.max(0, Date.parse(now) - Date.parse(sentAt))
  // One that was ready is at something else, such as bringing back a backup.
  if (readyAt === null && age >= INSTALL_LIMIT)
    return { do: 'ask', code: 'INSTALL_ENDLESS', verb: null }
  const pause = LOOKS.find(([upTo]) => age < upTo)?.[1] ?? LAST_LOOK
  return { do: 'wait', until: addMilliseconds(now, pause) }
}
