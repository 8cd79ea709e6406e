import type { ClusterState, SimulatedMachine, SimulatedToken } from './cluster-state.ts'
import type { Given } from './parameters.ts'
import { died, noMachine } from './refusal.ts'

/** How the tasks of a call go: in their time, a hundred times as slow, with an error, without end, killed half-way. */
export type Course = 'normal' | 'slow' | 'fails' | 'never' | 'dies'

/** One call, as far as it concerns what is done. */
export interface Call {
  readonly state: ClusterState
  readonly token: SimulatedToken
  /** ms. */
  readonly now: number
  readonly random: () => number
  /** The node in the path; the answering one where it names none. */
  readonly node: string
  /** Of the path; 0: it names none. */
  readonly vmid: number
  /** The path's last part, where that stands for something. */
  readonly rest: string
  readonly given: Given
  readonly course: Course
  /** How long tasks take, in ms. */
  readonly times: { readonly clone: number; readonly other: number }
}

/** The machine that is meant: on that node, or there is none. */
export function machineOf({ state, node, vmid }: Pick<Call, 'state' | 'node' | 'vmid'>) {
  const machine = state.machines.find((each) => each.vmid === vmid && each.node === node)
  if (!machine) throw noMachine(node, vmid)
  return machine
}

/** PVE/AbstractConfig.pm of proxmox/pve-guest-common 4a8f6cbf, check_lock */
export function refuseLocked({ settings }: Pick<SimulatedMachine, 'settings'>): void {
  if (settings.lock !== undefined) throw died(`VM is locked (${settings.lock})`)
}

/** Why a task on the machine, or a change of its settings, cannot have it now; null: it can. Clones share their template. */
export function lockFault({ state, vmid }: Pick<Call, 'state' | 'vmid'>): string | null {
  const isHeld = state.tasks.some(
    ({ id, type, exit }) => id === String(vmid) && type !== 'qmclone' && exit === null,
  )
  return isHeld ? `can't lock file '/var/lock/qemu-server/lock-${vmid}.conf' - got timeout` : null
}

export function refuseWithoutQuorum({ hasQuorum }: ClusterState): void {
  if (!hasQuorum) throw died('cluster not ready - no quorum?')
}
