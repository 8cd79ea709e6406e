import type { Answer } from '@hostfront/domain/provisioning/seen'
import { freeAddress, usedAddresses } from './addresses.ts'
import { ask, type Got, got, perform, putOff, refuse } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Nothing, Status } from './cluster-objects.ts'
import { sendHardware } from './hardware.ts'
import { inTurn } from './in-turn.ts'
import { type Machine, machinePath, readMachine } from './machine.ts'
import { type Order, withoutOrder } from './note.ts'
import { installing, shown } from './show.ts'
import {
  addressOfTags,
  addressTag,
  isAddressTag,
  keyOfTags,
  keyTag,
  tagsOf,
  tagText,
} from './tags.ts'

/**
 * Makes of a finished clone what was ordered, and starts it. Every step may have been done already, by a call that did not
 * live to say so; done again it changes nothing. The order goes from the note when all of it is done.
 */
export async function setUp(
  call: ClusterCall,
  machine: Machine,
  { key, order }: { readonly key: string; readonly order: Order },
): Promise<Answer> {
  if (keyOfTags(tagsOf(machine.config.tags)) === null) {
    const sent = await sendHardware(call, machine, order.hardware, order.disk)
    if (!sent.ok) return sent.answer
    if (sent.value === 'running') return installing(machine)
  }
  const named = await inTurn(`address ${call.panelId}`, call.patience - call.age(), () =>
    nameMachine(call, machine, { key, order }),
  )
  if (named === null) return installing(machine)
  if (!named.ok) return named.answer
  const started = await startMachine(call, named.value)
  if (!started.ok) return started.answer
  if (started.value === 'running') return installing(named.value)
  const { config } = named.value
  const form = { description: withoutOrder(config.description), digest: config.digest }
  const path = `${machinePath(machine)}/config`
  const closed = await ask(call, { method: 'PUT', path, form }, Nothing)
  if (!closed.ok) return closed.answer
  const after = await readMachine(call, machine)
  return after.ok ? shown(call, after.value) : after.answer
}

/** Addresses that turned out to be somebody else's by then. */
const TRIES = 4

/**
 * Gives it its key, name and address. Another process may give the same address away at the same time, so it is compared
 * after it was written; who then sees it elsewhere takes another, whoever came first, since that is not to be known.
 */
async function nameMachine(
  call: ClusterCall,
  { node, vmid }: Machine,
  { key, order }: { readonly key: string; readonly order: Order },
): Promise<Got<Machine>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const machine = await readMachine(call, { node, vmid })
    if (!machine.ok) return machine
    const tags = tagsOf(machine.value.config.tags)
    const isTagged = tags.includes(keyTag(key))
    const { network } = order
    if (network.by === 'dhcp') {
      if (isTagged) return machine
      const named = await writeNames(call, machine.value, { key, order, address: null })
      if (!named.ok) return named
      continue
    }
    const used = await usedAddresses(call, vmid)
    if (!used.ok) return used
    const own = addressOfTags(tags)
    if (isTagged && own !== null && !used.value.has(own)) return machine
    const address = freeAddress(network, used.value, `${key}${tries || ''}`)
    if (address === null) return refuse('NO_PORT', 'addresses')
    const named = await writeNames(call, machine.value, { key, order, address })
    if (!named.ok) return named
  }
  return putOff('PANEL_BUSY', 'addresses')
}

interface Names {
  readonly key: string
  readonly order: Order
  /** Null: the network gives it one. */
  readonly address: string | null
}

function writeNames(
  call: ClusterCall,
  { node, vmid, config }: Machine,
  { key, order, address }: Names,
): Promise<Got<null>> {
  const { network, name, user, onboot, sshKeys } = order
  const kept = tagsOf(config.tags).filter((tag) => !isAddressTag(tag))
  const form = {
    name,
    tags: tagText([...kept, keyTag(key), ...(address === null ? [] : [addressTag(address)])]),
    ipconfig0:
      network.by === 'dhcp' ? 'ip=dhcp' : `ip=${address}/${network.prefix},gw=${network.gateway}`,
    ...(user && { ciuser: user }),
    // The cluster keeps them as they are in an address, so they are encoded once more than the rest.
    ...(sshKeys.length > 0 && { sshkeys: encodeURIComponent(sshKeys.join('\n')) }),
    onboot: onboot ? 1 : 0,
    digest: config.digest,
  }
  return ask(call, { method: 'PUT', path: `${machinePath({ node, vmid })}/config`, form }, Nothing)
}

/** Starts what stands still. Nothing is sent where it runs: a second start would be refused. */
export async function startMachine(
  call: ClusterCall,
  machine: Pick<Machine, 'node' | 'vmid'>,
): Promise<Got<'ended' | 'running'>> {
  const path = `${machinePath(machine)}/status`
  const status = await ask(call, { method: 'GET', path: `${path}/current` }, Status)
  if (!status.ok) return status.answer.result === 'absent' ? putOff('PANEL_BUSY', 'moved') : status
  if (status.value.status === 'running') return got('ended')
  return perform(call, { method: 'POST', path: `${path}/start` })
}
