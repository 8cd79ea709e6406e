import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { spread } from '@hostfront/domain/spread'
import * as z from 'zod/mini'
import type { Target } from '../port.ts'
import { ask, type Got, got, perform, putOff, refuse } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { type Draft, draftOf } from './draft.ts'
import { inTurn } from './in-turn.ts'
import { findMachine, machinePath, nameWhileMade, readMachine } from './machine.ts'
import { keyOfNote, noteOf } from './note.ts'
import { lookAt } from './observe.ts'
import { isCloning } from './running-tasks.ts'
import { setUp } from './set-up.ts'
import { installing } from './show.ts'

/**
 * Clones the template: everything is read and checked first, and the order for the clone is sent once. What is to become of
 * it stands in its note, so that whoever looks at it next can go on.
 */
export async function create(call: ClusterCall, target: Target, spec: ServerSpec): Promise<Answer> {
  // Whether a lost order was met is for a look to find out, and was, before this.
  const there = await findMachine(call, { ...target, key: spec.key, sentAt: null })
  if (there.ok) return lookAt(call, there.value, spec.key)
  if (there.answer.result !== 'absent') return there.answer
  const draft = await draftOf(call, spec)
  if (!draft.ok) return draft.answer
  const made = await inTurn(`clone ${call.panelId}`, call.patience - call.age(), () =>
    clone(call, spec, draft.value),
  )
  return made ?? putOff('PANEL_BUSY', 'clone').answer
}

/**
 * Clones of one template beside each other wait for the storage's lock and fail, so there is one at a time: of this process
 * by its turn, of others by the cluster's own list of tasks.
 */
async function clone(call: ClusterCall, spec: ServerSpec, draft: Draft): Promise<Answer> {
  const { recipe, order, templateId, source, node } = draft
  const isBusy = await isCloning(call, source)
  if (!isBusy.ok) return isBusy.answer
  if (isBusy.value) return putOff('PANEL_BUSY', 'clone').answer
  const vmid = await freeNumber(call, draft, spec.key)
  if (!vmid.ok) return vmid.answer
  const { storage, pool } = recipe
  const isFull = recipe.clone === 'full'
  const form = {
    newid: vmid.value,
    name: nameWhileMade(spec.key),
    description: noteOf(spec.key, spec.name, order),
    full: isFull ? 1 : 0,
    ...(isFull && storage && { storage }),
    ...(pool && { pool }),
    ...(node !== source && { target: node }),
  }
  const path = `${machinePath({ node: source, vmid: templateId })}/clone`
  const cloned = await perform(call, { method: 'POST', path, form })
  if (!cloned.ok) {
    // The template is gone; of this machine it says nothing.
    return cloned.answer.result === 'absent'
      ? refuse('NO_TEMPLATE', 'templateId').answer
      : cloned.answer
  }
  if (cloned.value === 'running') return installing({ vmid: vmid.value })
  const machine = await readMachine(call, { node, vmid: vmid.value })
  // It is there by now, and the next look goes on with it.
  if (!machine.ok) return installing({ vmid: vmid.value })
  if (keyOfNote(machine.value.config.description) !== spec.key) {
    return refuse('FOREIGN_SERVER', 'description').answer
  }
  return setUp(call, machine.value, { key: spec.key, order })
}

/** Numbers that the token does not see may be taken too; so many of them are asked for. */
const ASKED_MAX = 20

/**
 * A number of the recipe's range that nobody has. Where to begin follows from the key: numbers that were free a moment ago
 * may still stand on backups of the machine that had them, and are not given away again first.
 */
async function freeNumber(
  call: ClusterCall,
  { recipe: { vmids }, taken }: Pick<Draft, 'recipe' | 'taken'>,
  key: string,
): Promise<Got<number>> {
  const size = vmids.to - vmids.from + 1
  let asked = 0
  for (let at = 0; at < size && at <= taken.size + ASKED_MAX && asked < ASKED_MAX; at += 1) {
    const vmid = vmids.from + ((spread(key) + at) % size)
    if (taken.has(vmid)) continue
    asked += 1
    const request = { method: 'GET', path: '/cluster/nextid', form: { vmid } } as const
    const free = await ask(call, request, z.coerce.number())
    if (free.ok) return got(vmid)
    const { answer } = free
    if (!('fault' in answer) || answer.fault.detail !== '400 vmid') return free
  }
  return refuse('NO_ROOM', 'vmids')
}
