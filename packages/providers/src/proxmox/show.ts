import type { Answer, ServerSeen } from '@hostfront/domain/provisioning/seen'
import { staticAddress } from './addresses.ts'
import { ask, got } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Interfaces, Status } from './cluster-objects.ts'
import { type Machine, machinePath } from './machine.ts'
import { isStarting } from './running-tasks.ts'
import { TAGS, tagsOf } from './tags.ts'

/** A machine that is made. Suspended is what bears the shop's word for it and stands still: both, for either may be lost. */
export async function shown(call: ClusterCall, machine: Machine): Promise<Answer> {
  const isSuspended = tagsOf(machine.config.tags).includes(TAGS.suspended)
  if (!isSuspended) return done(machine, 'on', await addressOf(call, machine))
  const path = `${machinePath(machine)}/status/current`
  const status = await ask(call, { method: 'GET', path }, Status)
  if (!status.ok) {
    const busy = { code: 'PANEL_BUSY', detail: 'moved' } as const
    return status.answer.result === 'absent' ? { result: 'retry', fault: busy } : status.answer
  }
  const isStill = status.value.status === 'stopped'
  // What was ordered before may be only late.
  const starts = isStill ? await isStarting(call, machine) : got(false)
  if (!starts.ok) return starts.answer
  return done(machine, isStill && !starts.value ? 'off' : 'on', await addressOf(call, machine))
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
