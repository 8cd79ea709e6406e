import type { Answer, ServerSeen } from '@hostfront/domain/provisioning/seen'
import { staticAddress } from './addresses.ts'
import { ask, type Got, putOff } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Interfaces, Nothing, Status } from './cluster-objects.ts'
import { type Machine, machinePath } from './machine.ts'
import { isSwitching } from './running-tasks.ts'
import { TAGS, tagsOf, tagText } from './tags.ts'

/**
 * A machine that is made. Suspended is what bears the shop's word for it and stands still. One that runs was started by
 * somebody, or by us: then the word is untrue and taken away, and whoever wants it suspended says so again.
 */
export async function shown(call: ClusterCall, machine: Machine): Promise<Answer> {
  const { tags, lock } = machine.config
  if (!tagsOf(tags).includes(TAGS.suspended)) {
    return done(machine, 'on', await addressOf(call, machine))
  }
  // What was ordered before may be only late.
  const switches = await isSwitching(call, machine)
  if (!switches.ok) return switches.answer
  if (switches.value) return putOff('PANEL_BUSY', 'task').answer
  const path = `${machinePath(machine)}/status/current`
  const status = await ask(call, { method: 'GET', path }, Status)
  if (!status.ok) {
    return status.answer.result === 'absent' ? putOff('PANEL_BUSY', 'moved').answer : status.answer
  }
  if (status.value.status === 'running' && lock === undefined) {
    const lifted = await lift(call, machine)
    if (!lifted.ok) return lifted.answer
  }
  const isOff = status.value.status === 'stopped'
  return done(machine, isOff ? 'off' : 'on', await addressOf(call, machine))
}

/** Takes the word away, and lets it start with its node again where it did before. */
function lift(call: ClusterCall, { node, vmid, config }: Machine): Promise<Got<null>> {
  const tags = tagsOf(config.tags)
  const kept = tags.filter((tag) => tag !== TAGS.suspended && tag !== TAGS.starts)
  const onboot = tags.includes(TAGS.starts) ? 1 : 0
  const form = { tags: tagText(kept), onboot, digest: config.digest }
  return ask(call, { method: 'PUT', path: `${machinePath({ node, vmid })}/config`, form }, Nothing)
}

export const installing = (machine: Pick<Machine, 'vmid'>): Answer =>
  done(machine, 'installing', null)

export const done = (
  { vmid, config }: Pick<Machine, 'vmid'> & { readonly config?: Machine['config'] },
  state: ServerSeen['state'],
  address: string | null,
): Answer => ({
  result: 'done',
  seen: {
    state,
    remoteId: String(vmid),
    address,
    // Customers have no account at the cluster.
    panelLink: null,
    userName: config?.ciuser ?? null,
  },
})

/** Null: it has none, or none that is known; then it is asked again at the next look. */
export async function addressOf(
  call: ClusterCall,
  { node, vmid, config }: Machine,
): Promise<string | null> {
  const own = staticAddress(config.ipconfig0)
  if (own !== null) return own
  const path = `${machinePath({ node, vmid })}/agent/network-get-interfaces`
  const guest = await ask(call, { method: 'GET', path }, Interfaces)
  if (!guest.ok) return null
  const addresses = guest.value.result
    .filter(({ name }) => name !== 'lo')
    .flatMap((card) => card['ip-addresses'] ?? [])
  const first = addresses.find((each) => each['ip-address-type'] === 'ipv4')
  return first?.['ip-address'] ?? null
}
