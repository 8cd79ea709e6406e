import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { Target } from '../port.ts'
import { ask, doubt, type Got, got, perform, putOff, refuse } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Nothing, Status } from './cluster-objects.ts'
import { findMachine, type Machine, machinePath } from './machine.ts'
import { lookAt } from './observe.ts'
import { isCloning } from './running-tasks.ts'
import { startMachine } from './set-up.ts'
import { TAGS, tagsOf, tagText } from './tags.ts'

/** How long a guest has to end by itself before it is switched off, in seconds. */
const GRACE = 12

/**
 * Marks it first and stops it then: what runs and bears the mark is seen as running, and suspended again. The cluster's own
 * "suspend" is not used: it keeps the memory, and anybody with an account there can end it.
 */
export async function suspend(call: ClusterCall, target: Target): Promise<Answer> {
  const machine = await changeable(call, target)
  if (!machine.ok) return machine.answer
  const { config } = machine.value
  if (!tagsOf(config.tags).includes(TAGS.suspended) || config.onboot) {
    const marked = await mark(call, machine.value)
    if (!marked.ok) return marked.answer
  }
  const stopped = await stop(call, machine.value, 'shutdown')
  if (!stopped.ok) return stopped.answer
  return seenAs(call, target, 'off', 'suspend')
}

/** Starts it. That it runs is what ends its suspension, so nothing of that can be forgotten on the way. */
export async function resume(call: ClusterCall, target: Target): Promise<Answer> {
  const machine = await changeable(call, target)
  if (!machine.ok) return machine.answer
  if (tagsOf(machine.value.config.tags).includes(TAGS.suspended)) {
    const started = await startMachine(call, machine.value)
    if (!started.ok) return started.answer
    if (started.value === 'running') return doubt('PANEL_BUSY', 'start').answer
  }
  return seenAs(call, target, 'on', 'resume')
}

/** Its key is read again between the stop and the removal, for both take a while. */
export async function remove(call: ClusterCall, target: Target): Promise<Answer> {
  const machine = await changeable(call, target)
  if (!machine.ok) return machine.answer
  const stopped = await stop(call, machine.value, 'stop')
  if (!stopped.ok) return stopped.answer
  const again = await changeable(call, target)
  if (!again.ok) return again.answer
  const path = machinePath(again.value)
  const form = { purge: 1 }
  const removed = await perform(call, { method: 'DELETE', path, form })
  // Not there any more: the look tells by its key.
  if (!removed.ok && removed.answer.result !== 'absent') return removed.answer
  const after = await findMachine(call, target)
  if (!after.ok && after.answer.result !== 'retry') return after.answer
  return doubt('PANEL_BUSY', 'remove not seen').answer
}

/** One that bears the key, and that nothing else is being done to. */
export async function changeable(call: ClusterCall, target: Target): Promise<Got<Machine>> {
  const machine = await findMachine(call, target)
  if (!machine.ok) return machine
  const { node, config } = machine.value
  if (config.lock === undefined) return machine
  if (config.lock !== 'clone') return putOff('PANEL_BUSY', 'locked')
  const isGoingOn = await isCloning(call, node)
  if (!isGoingOn.ok) return isGoingOn
  return isGoingOn.value ? putOff('PANEL_BUSY', 'clone') : refuse('INSTALL_FAILED', 'lock clone')
}

function mark(call: ClusterCall, machine: Machine): Promise<Got<null>> {
  const { config } = machine
  const starts = config.onboot ? [TAGS.starts] : []
  const tags = tagText([...tagsOf(config.tags), TAGS.suspended, ...starts])
  const form = { tags, onboot: 0, digest: config.digest }
  return ask(call, { method: 'PUT', path: `${machinePath(machine)}/config`, form }, Nothing)
}

/** `shutdown`: its guest is asked first, and switched off when it does not follow. */
async function stop(
  call: ClusterCall,
  machine: Machine,
  how: 'shutdown' | 'stop',
): Promise<Got<null>> {
  // Nothing may be removed, so nothing is switched off for it either.
  if (how === 'stop' && machine.config.protection) return refuse('REFUSED_FIELD', 'protection')
  const path = `${machinePath(machine)}/status`
  const status = await ask(call, { method: 'GET', path: `${path}/current` }, Status)
  if (!status.ok) return status.answer.result === 'absent' ? putOff('PANEL_BUSY', 'moved') : status
  if (status.value.status === 'stopped') return got(null)
  const form = how === 'shutdown' ? { forceStop: 1, timeout: GRACE } : {}
  const stopped = await perform(call, { method: 'POST', path: `${path}/${how}`, form })
  if (!stopped.ok) return stopped
  return stopped.value === 'running' ? doubt('PANEL_BUSY', how) : got(null)
}

/** Only what the cluster then shows is answered. */
async function seenAs(
  call: ClusterCall,
  target: Target,
  state: 'on' | 'off',
  verb: string,
): Promise<Answer> {
  const machine = await findMachine(call, target)
  const after = machine.ok ? await lookAt(call, machine.value, target.key) : machine.answer
  if (after.result === 'person' || (after.result === 'done' && after.seen.state === state)) {
    return after
  }
  const fault =
    'fault' in after ? after.fault : ({ code: 'PANEL_FAULT', detail: `${verb} not seen` } as const)
  return { result: 'unknown', fault }
}
