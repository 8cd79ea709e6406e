/** A machine of a cluster, and how it is found again. */

import * as z from 'zod/mini'
import type { Target } from '../port.ts'
import { ask, type Got, got, putOff, refuse } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Config, Permissions, Resource } from './cluster-objects.ts'
import { keyOfNote, orderOfNote } from './note.ts'
import { keyOfTags, keyTag, tagsOf } from './tags.ts'

export interface Machine {
  readonly vmid: number
  readonly node: string
  readonly config: Config
}

export const machinePath = ({ node, vmid }: Pick<Machine, 'node' | 'vmid'>): string =>
  `/nodes/${node}/qemu/${vmid}`

/** Every virtual machine that the token may see, templates included. */
export async function listMachines(call: ClusterCall): Promise<Got<readonly Resource[]>> {
  const request = { method: 'GET', path: '/cluster/resources', form: { type: 'vm' } } as const
  const all = await ask(call, request, z.array(Resource))
  return all.ok ? got(all.value.filter(({ type }) => type === 'qemu')) : all
}

export async function readMachine(
  call: ClusterCall,
  { node, vmid }: Pick<Machine, 'node' | 'vmid'>,
): Promise<Got<Machine>> {
  const path = `${machinePath({ node, vmid })}/config`
  const config = await ask(call, { method: 'GET', path }, Config)
  if (config.ok) return got({ node, vmid, config: config.value })
  // It was on the list a moment ago: it has moved to another node, or somebody removes it.
  return config.answer.result === 'absent' ? putOff('PANEL_BUSY', 'moved') : config
}

/** A clone says whose it is once its first drive is copied, and the list knows its name some seconds later. */
const isUnclear = ({ lock, name, tags }: Resource): boolean =>
  keyOfTags(tagsOf(tags)) === null && (lock === 'clone' || name === undefined)

/**
 * The machine of the key. Numbers are given away again, and tags are anybody's to write: what counts is the key in its note.
 * Where an order was sent and its answer lost, machines that do not say yet whose they are may be it; until they do, there is
 * no certainty.
 */
export async function findMachine(call: ClusterCall, target: Target): Promise<Got<Machine>> {
  const { key, remoteId, sentAt } = target
  const all = await listMachines(call)
  if (!all.ok) return all
  const living = all.value.filter(({ template }) => !template)
  const isMarked = ({ vmid, name, tags }: Resource) =>
    String(vmid) === remoteId || name === nameWhileMade(key) || tagsOf(tags).includes(keyTag(key))
  const marked = await ownAmong(call, key, living.filter(isMarked))
  if (!marked.ok || marked.value) return marked.ok ? oneOf(marked.value) : marked
  if (remoteId === null && sentAt !== null) {
    const unclear = living.filter(isUnclear)
    const own = await ownAmong(call, key, unclear)
    if (!own.ok || own.value) return own.ok ? oneOf(own.value) : own
  }
  return certainlyAbsent(call)
}

const oneOf = (machine: Machine | null): Got<Machine> =>
  machine ? got(machine) : { ok: false, answer: { result: 'absent' } }

/** Null: none of them is. */
async function ownAmong(
  call: ClusterCall,
  key: string,
  among: readonly Resource[],
): Promise<Got<Machine | null>> {
  let own: Machine | null = null
  for (const { node, vmid, tags } of among) {
    const machine = await readMachine(call, { node, vmid })
    if (!machine.ok) return machine
    const { description, lock } = machine.value.config
    const isTagged = tagsOf(tags).includes(keyTag(key))
    if (keyOfNote(description) !== key) {
      // Tagged as ours, and by its note it is not.
      if (isTagged) return refuse('FOREIGN_SERVER', 'description')
      if (lock === 'clone' && !description) return putOff('PANEL_BUSY', 'lock clone')
      continue
    }
    // Somebody has taken the tag away, or copied the note.
    if (!isTagged && orderOfNote(description) === null) return refuse('FOREIGN_SERVER', 'tags')
    if (own) return refuse('FOREIGN_SERVER', 'twice')
    own = machine.value
  }
  return got(own)
}

/** The list leaves out what the token may not see, so it is asked whether that may be anything. */
export async function certainlyAbsent(call: ClusterCall): Promise<Got<never>> {
  const request = { method: 'GET', path: '/access/permissions', form: { path: '/vms' } } as const
  const rights = await ask(call, request, Permissions)
  if (!rights.ok) return rights
  if (!rights.value['/vms']?.['VM.Audit']) return refuse('NOT_PERMITTED', 'VM.Audit /vms')
  return { ok: false, answer: { result: 'absent' } }
}

/** By this a clone is known before it has its tag. */
export const nameWhileMade = (key: string): string =>
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(key) ? key : 'hostfront-clone'

const DRIVE = /^(scsi|virtio|sata|ide)\d+$/

/** The drive that it starts from; null: it has none. */
export function bootDisk(config: Config): string | null {
  const order = /(?:^|,)order=([^,]*)/.exec(config.boot ?? '')?.[1]?.split(';') ?? []
  const drives = Object.keys(config).toSorted()
  return (
    [...order, ...drives].find((name) => DRIVE.test(name) && diskSize(config, name) !== null) ??
    null
  )
}

const MIB: Readonly<Record<string, number>> = { K: 1 / 1024, M: 1, G: 1024, T: 1024 ** 2 }

/** MiB; null: no such disk, or one of a CD. */
export function diskSize(config: Config, name: string): number | null {
  const drive = config[name]
  if (typeof drive !== 'string' || /media=cdrom|cloudinit/.test(drive)) return null
  const [, size, unit = ''] = /(?:^|,)size=(\d+(?:\.\d+)?)([KMGT])?(?:,|$)/.exec(drive) ?? []
  return size === undefined ? null : Number(size) * (MIB[unit] ?? 1 / 1024 ** 2)
}

export const hasCloudInit = (config: Config): boolean =>
  Object.entries(config).some(
    ([name, drive]) => DRIVE.test(name) && typeof drive === 'string' && drive.includes('cloudinit'),
  )
