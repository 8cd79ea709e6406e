/** What a simulated cluster holds. */
import { randomOf } from '../panel-simulator/random.ts'

export interface SimulatedNode {
  readonly name: string
  isDown: boolean
  /** Bytes. */
  readonly memory: number
}

/** As the settings' file has it. */
export type Settings = Record<string, string | number>

/** What the cluster's list shows of a machine beside its tags and its lock; null: it has not been counted yet. */
export interface Counted {
  readonly name: string
  readonly status: 'running' | 'stopped'
  readonly memory: number
  readonly disk: number
  readonly cores: number
}

export interface SimulatedMachine {
  readonly vmid: number
  node: string
  settings: Settings
  /** ms; null: it stands still. */
  runningSince: number | null
  /** What its network gave it; null: it has not asked. */
  leased: string | null
  counted: Counted | null
}

export interface SimulatedTask {
  readonly upid: string
  readonly node: string
  readonly type: string
  /** Of the machine that it is about. */
  readonly id: string
  readonly token: string
  /** ms; null: never. */
  readonly endsAt: number | null
  /** What it does when it ends; answers the sentence that it ends with. */
  finish(): string
  /** Null: it goes on. */
  exit: string | null
}

export interface SimulatedToken {
  /** `user@realm!name`. */
  readonly id: string
  readonly secret: string
  isRevoked: boolean
  /** Rights by path; each holds for what lies below, unless that has rights of its own. */
  rights: Readonly<Record<string, readonly string[]>>
}

export interface ClusterState {
  readonly nodes: SimulatedNode[]
  machines: SimulatedMachine[]
  readonly tasks: SimulatedTask[]
  readonly tokens: SimulatedToken[]
  readonly pools: Record<string, number[]>
  readonly storages: readonly { readonly name: string; readonly isShared: boolean }[]
  hasQuorum: boolean
  /** ms; of the last count. */
  countedAt: number
  lastTask: number
}

export const GIB = 2 ** 30

/** What the token of a shop needs, as docs/deploying.md says it. */
export const NEEDED: Readonly<Record<string, readonly string[]>> = {
  '/vms': [
    'VM.Audit',
    'VM.Clone',
    'VM.Allocate',
    'VM.Config.CPU',
    'VM.Config.Memory',
    'VM.Config.Disk',
    'VM.Config.Options',
    'VM.Config.Network',
    'VM.Config.Cloudinit',
    'VM.PowerMgmt',
    'VM.Monitor',
  ],
  '/storage': ['Datastore.AllocateSpace'],
  '/sdn/zones': ['SDN.Use'],
}

/** Templates with cloud-init, as `qm template` leaves them. */
const TEMPLATES = [
  { vmid: 9000, name: 'debian-13', user: 'debian', disk: '2G' },
  { vmid: 9001, name: 'ubuntu-24-04', user: 'ubuntu', disk: '3584M' },
] as const

export function seedState(secret: string, seed: number): ClusterState {
  const random = randomOf(seed)
  return {
    nodes: ['pve1', 'pve2'].map((name) => ({ name, isDown: false, memory: 256 * GIB })),
    machines: TEMPLATES.map(({ vmid, name, user, disk }) => ({
      vmid,
      node: 'pve1',
      settings: {
        name,
        template: 1,
        ciuser: user,
        agent: 'enabled=1',
        boot: 'order=scsi0',
        cores: 1,
        sockets: 1,
        memory: 512,
        tags: 'cloud',
        net0: `virtio=${macOf(random)},bridge=vmbr0,tag=20`,
        scsi0: `shared:base-${vmid}-disk-0,size=${disk}`,
        ide2: `shared:vm-${vmid}-cloudinit,media=cdrom`,
      },
      runningSince: null,
      leased: null,
      counted: null,
    })),
    tasks: [],
    tokens: [{ id: 'shop@pve!hostfront', secret, isRevoked: false, rights: NEEDED }],
    pools: { shop: [] },
    storages: [
      { name: 'shared', isShared: true },
      { name: 'local-lvm', isShared: false },
    ],
    hasQuorum: true,
    countedAt: 0,
    lastTask: 0,
  }
}

export function macOf(random: () => number): string {
  const byte = () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0')
      .toUpperCase()
  return `BC:24:11:${byte()}:${byte()}:${byte()}`
}

/** Every 10 s each node counts its machines (pvestatd); until then the list shows what was, or nothing of a new one. */
const COUNTS = 10_000

export function countMachines(state: ClusterState, now: number): void {
  const at = Math.floor(now / COUNTS) * COUNTS
  if (at <= state.countedAt) return
  state.countedAt = at
  for (const machine of state.machines) machine.counted = countOf(machine)
}

export const countOf = ({ vmid, settings, runningSince }: SimulatedMachine): Counted => ({
  name: String(settings.name ?? `VM ${vmid}`),
  status: runningSince === null ? 'stopped' : 'running',
  memory: Number(settings.memory ?? 512) * 2 ** 20,
  disk: bytesOf(String(settings.scsi0 ?? '')),
  cores: Number(settings.vcpus ?? Number(settings.sockets ?? 1) * Number(settings.cores ?? 1)),
})

const UNITS: Readonly<Record<string, number>> = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 }

/** Of a drive, by its size; 0: it has none. */
export function bytesOf(drive: string): number {
  const [, size = '0', unit = ''] = /size=([\d.]+)([KMGT]?)/.exec(drive) ?? []
  return Number(size) * (UNITS[unit] ?? 1)
}
