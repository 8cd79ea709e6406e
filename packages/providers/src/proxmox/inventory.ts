import type { Answer, ListedServer, Listing } from '@hostfront/domain/provisioning/seen'
import type { Target } from '../port.ts'
import { ask, faultOf, type Got, got, refuse } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Nothing, type Resource } from './cluster-objects.ts'
import { certainlyAbsent, listMachines, type Machine, machinePath, readMachine } from './machine.ts'
import { hasKeyLine, keyLine, keyOfNote } from './note.ts'
import { addressOf, shown } from './show.ts'
import { addressOfTags, keyOfTags, keyTag, TAGS, tagsOf, tagText } from './tags.ts'

const PER_PAGE = 100
const MIB = 2 ** 20
/** What is no number of a machine is the beginning. */
const NUMBER = /^[1-9]\d{2,8}$/

/**
 * Machines in the order of their numbers; `cursor` is the last one that was listed. The cluster knows nobody as a machine's
 * owner, and the account in it stands in settings that are not read here: both stay unsaid.
 */
export async function list(call: ClusterCall, cursor: string | null): Promise<Listing> {
  const all = await listMachines(call)
  if (!all.ok) return { result: 'failed', fault: faultOf(all.answer) }
  // A part that is not shown is no part that is not there.
  const sight = await certainlyAbsent(call)
  if (!sight.ok && sight.answer.result !== 'absent') {
    return { result: 'failed', fault: faultOf(sight.answer) }
  }
  const after = NUMBER.test(cursor ?? '') ? Number(cursor) : 0
  const rest = all.value
    .filter(({ vmid, template }) => vmid > after && !template)
    .toSorted((one, other) => one.vmid - other.vmid)
  const page = rest.slice(0, PER_PAGE)
  const servers: ListedServer[] = []
  for (const each of page) {
    const address = await listedAddress(call, each)
    if (!address.ok) return { result: 'failed', fault: faultOf(address.answer) }
    servers.push(listedOf(each, address.value))
  }
  const last = page.at(-1)
  return {
    result: 'done',
    servers,
    next: rest.length > page.length && last ? `${last.vmid}` : null,
  }
}

function listedOf(machine: Resource, address: string | null): ListedServer {
  const { vmid, name, status, lock, maxmem, maxdisk, maxcpu } = machine
  const tags = tagsOf(machine.tags)
  const isOff = tags.includes(TAGS.suspended) && status !== 'running'
  return {
    state: lock === 'clone' ? 'installing' : isOff ? 'off' : 'on',
    remoteId: String(vmid),
    address,
    panelLink: null,
    userName: null,
    key: keyOfTags(tags),
    name: name ?? String(vmid),
    ownerEmail: null,
    memoryMiB: maxmem === undefined ? null : Math.round(maxmem / MIB),
    diskMiB: maxdisk === undefined ? null : Math.round(maxdisk / MIB),
    // A limit below its cores is not on the list.
    cpuPercent: maxcpu === undefined || tags.includes(TAGS.limited) ? null : maxcpu * 100,
  }
}

/** Of machines that are a shop's; where it was not given by one, it is read. */
async function listedAddress(call: ClusterCall, machine: Resource): Promise<Got<string | null>> {
  const tags = tagsOf(machine.tags)
  const tagged = addressOfTags(tags)
  if (tagged !== null || keyOfTags(tags) === null) return got(tagged)
  const read = await readMachine(call, machine)
  return read.ok ? got(await addressOf(call, read.value)) : read
}

/** Writes the key in the machine's note and tags. Its settings' digest goes along, so that nothing written meanwhile is lost. */
export async function adopt(call: ClusterCall, remoteId: string, target: Target): Promise<Answer> {
  const { key } = target
  const all = await listMachines(call)
  if (!all.ok) return all.answer
  const wanted = all.value.find(({ vmid, template }) => String(vmid) === remoteId && !template)
  if (!wanted) {
    const absent = await certainlyAbsent(call)
    return absent.ok ? { result: 'absent' } : absent.answer
  }
  const before = await readMachine(call, wanted)
  if (!before.ok) return before.answer
  const { config } = before.value
  const tags = tagsOf(config.tags)
  const isOurs = keyOfNote(config.description) === key
  if (isOurs && tags.includes(keyTag(key))) return shown(call, before.value)
  const bearer = all.value.find((each) => tagsOf(each.tags).includes(keyTag(key)))
  const isAnothers = keyOfTags(tags) !== null || hasKeyLine(config.description)
  if (isAnothers || bearer) return refuse('FOREIGN_SERVER', null).answer
  if (config.lock !== undefined) {
    return { result: 'retry', fault: { code: 'PANEL_BUSY', detail: 'locked' } }
  }
  const written = await writeKey(call, before.value, key)
  return written.ok ? adopted(call, before.value, key) : written.answer
}

function writeKey(call: ClusterCall, machine: Machine, key: string): Promise<Got<null>> {
  const { description, tags, digest } = machine.config
  const note = [description?.trimEnd(), keyLine(key)].filter(Boolean).join('\n\n')
  const form = {
    description: note,
    tags: tagText([...tagsOf(tags), keyTag(key)]),
    digest,
  }
  return ask(call, { method: 'PUT', path: `${machinePath(machine)}/config`, form }, Nothing)
}

/** What the cluster shows after it has said that it is done. */
async function adopted(call: ClusterCall, before: Machine, key: string): Promise<Answer> {
  const again = await readMachine(call, before)
  if (!again.ok) {
    const fault = faultOf(again.answer)
    return again.answer.result === 'person' ? again.answer : { result: 'unknown', fault }
  }
  const { description, tags } = again.value.config
  if (keyOfNote(description) === key && tagsOf(tags).includes(keyTag(key))) {
    return shown(call, again.value)
  }
  return { result: 'unknown', fault: { code: 'PANEL_FAULT', detail: 'adopt not seen' } }
}
