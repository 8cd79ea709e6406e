import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { Target } from '../port.ts'
import { putOff, refuse } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { findMachine, type Machine, readMachine } from './machine.ts'
import { orderOfNote } from './note.ts'
import { isCloning } from './running-tasks.ts'
import { setUp } from './set-up.ts'
import { done, installing, shown } from './show.ts'

/** Looks the machine up by its key, and goes on with making it where that is not finished. */
export async function observe(call: ClusterCall, target: Target): Promise<Answer> {
  const found = await findMachine(call, target)
  return found.ok ? lookAt(call, found.value, target.key) : found.answer
}

/** The same of one that is found. */
export async function lookAt(call: ClusterCall, machine: Machine, key: string): Promise<Answer> {
  const { lock, description } = machine.config
  if (lock === 'clone') return duringClone(call, machine)
  if (lock === 'destroyed') return putOff('PANEL_BUSY', 'destroyed').answer
  const order = orderOfNote(description)
  if (order === 'unreadable') return refuse('REFUSED_FIELD', 'description').answer
  if (order === null) return shown(call, machine)
  return lock === undefined ? setUp(call, machine, { key, order }) : installing(machine)
}

/** A clone whose task is gone never ends: what has died in the middle stays locked for ever. */
async function duringClone(call: ClusterCall, machine: Machine): Promise<Answer> {
  const isGoingOn = await isCloning(call, machine.node)
  if (!isGoingOn.ok) return isGoingOn.answer
  if (isGoingOn.value) return installing(machine)
  const again = await readMachine(call, machine)
  if (!again.ok) return again.answer
  return again.value.config.lock === 'clone' ? done(machine, 'failed', null) : installing(machine)
}
