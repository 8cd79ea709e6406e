import { type AfterLook, afterLook } from './after-look.ts'
import type { Desired } from './desired.ts'
import type { Instance, InstanceState, Verb } from './instance.ts'
import type { Limits } from './limits.ts'
import { nextStep, type There } from './next-step.ts'

/**
 * What there is of a server as far as anybody has said so. What a panel was at when staff took it over they set up anew, or
 * take away: it may well be there.
 */
function thereOf({ state, sentAt, panelId }: Instance, desired: Desired): There {
  // An order that was sent may have come to something, whoever it was answered to.
  if (state === 'none' && panelId !== null && sentAt !== null && desired !== 'on') return 'on'
  if (state === 'installing' || state === 'failed') return desired === 'on' ? 'none' : 'on'
  return state === 'gone' ? 'none' : state
}

/**
 * What is to be done by staff about an instance that they look after, as of `now` (ISO, UTC). What was to be done before
 * and has become needless is forgotten.
 */
export function leftToStaff(instance: Instance, desired: Desired, now: string): AfterLook {
  const there = thereOf(instance, desired)
  const known = there === 'none' ? 'none' : instance.state
  const step = nextStep(desired, there, { ...instance, state: known, sentAt: null }, now)
  if (step.do === 'settle' || step.do === 'ask' || step.do === 'wait') {
    return afterLook(instance, { step, seen: null }, { now, chance: 0 })
  }
  return asked(instance, step.do, now)
}

interface DoneAs {
  readonly desired: Desired
  /** The plan's hardware; null: there is no such plan. */
  readonly limits: Limits | null
  /** ISO, UTC. */
  readonly now: string
}

/** The instance once staff have done what there was to do, with what its service asks for by now. */
export function doneByStaff(
  instance: Instance,
  verb: Verb,
  { desired, limits, now }: DoneAs,
): Instance {
  const done: Instance = {
    ...instance,
    ...(verb === 'apply'
      ? { templateId: instance.applyTemplateId, applyTemplateId: null }
      : { state: DONE_STATE[verb] }),
    ...((verb === 'apply' || verb === 'create') && { limits }),
    generation: instance.generation + 1,
  }
  return { ...done, ...leftToStaff(done, desired, now) }
}

/** It waits for somebody to do it. When the server may be removed, that takes the place of suspending it. */
const asked = (instance: Instance, verb: Verb, now: string): AfterLook => ({
  ...afterLook(instance, { step: { do: 'ask', code: null, verb }, seen: null }, { now, chance: 0 }),
  nextAttemptAt: verb === 'remove' ? null : instance.removeNotBefore,
})

/** What there is once staff have done it. */
const DONE_STATE: { readonly [Done in Exclude<Verb, 'apply'>]: InstanceState } = {
  create: 'on',
  suspend: 'off',
  resume: 'on',
  remove: 'gone',
}
