import type { Limits } from '@hostfront/domain/provisioning/limits'
import type { ProxmoxRecipe } from '@hostfront/domain/provisioning/proxmox-recipe'
import type { Answer, ListedServer } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { DEADLINE, type Provider, type Target } from '../port.ts'
import { countOf, type SimulatedMachine } from '../proxmox-simulator/cluster-state.ts'
import { fetchOf } from '../proxmox-simulator/fetch-of.ts'
import { startProxmoxSimulator } from '../proxmox-simulator/proxmox-simulator.ts'
import {
  type Simulation,
  type SimulationOptions,
  simulate,
} from '../proxmox-simulator/simulation.ts'
import type { Terms } from './cluster-client.ts'
import { keyOfNote } from './note.ts'
import { openWith } from './proxmox.ts'
import { keyTag } from './tags.ts'

export interface TestCluster {
  readonly cluster: Simulation
  readonly provider: Provider
  /** The same with the usual deadline. */
  readonly patient: Provider
  now(): string
  pass(seconds: number): void
  count(): number
  spec(key: string, changed?: Changed): ServerSpec
  readonly growsOnly: boolean
  limitsOf(key: string): Limits
  readonly others: ReturnType<typeof othersOn>
  /** What was made from the templates, by whoever. */
  machines(): readonly SimulatedMachine[]
  close(): Promise<void>
}

export interface Changed extends Partial<Omit<ServerSpec, 'recipe'>> {
  readonly recipe?: Partial<ProxmoxRecipe>
}

const RECIPE: ProxmoxRecipe = {
  kind: 'proxmox',
  templateId: 9000,
  nodes: ['pve1', 'pve2'],
  clone: 'full',
  storage: 'shared',
  pool: 'shop',
  vmids: { from: 20_000, to: 20_999 },
  network: {
    by: 'list',
    addresses: ['203.0.113.0/27', '203.0.113.77'],
    prefix: 24,
    gateway: '203.0.113.1',
  },
  user: 'admin',
  onboot: true,
}

interface TestOptions extends SimulationOptions {
  /** Real ms. */
  readonly terms?: Partial<Terms>
  readonly fetch?: typeof fetch
}

/** A simulated cluster with a clock of its own, and a provider that speaks to it over the network. */
export async function openTestCluster(options: TestOptions = {}): Promise<TestCluster> {
  const clock = new Clock()
  const cluster = await startProxmoxSimulator({ ...options, now: () => clock.time })
  const network = options.fetch ?? fetch
  return around(cluster, clock, { ...options, address: cluster.address, network }, () =>
    cluster.close(),
  )
}

/** The same without a network between: quicker by far. */
export function openTestClusterHere(options: TestOptions = {}): TestCluster {
  const clock = new Clock()
  const cluster = simulate({ ...options, now: () => clock.time })
  const address = 'https://cluster.test:8006'
  const network = options.fetch ?? fetchOf(cluster)
  return around(cluster, clock, { ...options, address, network }, async () => {})
}

class Clock {
  time = Date.parse('2026-06-01T12:00:00.000Z')
}

interface Way extends Pick<TestOptions, 'terms'> {
  readonly address: string
  readonly network: typeof fetch
}

let opened = 0

function around(
  cluster: Simulation,
  clock: Clock,
  { address, network, terms }: Way,
  close: () => Promise<void>,
): TestCluster {
  const now = () => new Date(clock.time).toISOString()
  opened += 1
  const access = { id: `cluster-${opened}`, address, key: cluster.key, rehearsal: 'none' } as const
  const host = { now, fetch: network }
  // The cluster's clock stands still during a call: to wait for a task would be in vain.
  const usual = { deadline: DEADLINE, patience: 500 }
  const machines = () => cluster.state.machines.filter(({ settings }) => !settings.template)
  return {
    cluster,
    provider: openWith({ ...usual, ...terms })(access, host),
    patient: openWith(usual)(access, host),
    now,
    pass: (seconds) => {
      clock.time += seconds * 1000
      cluster.settle()
    },
    count: () => machines().length,
    machines,
    others: othersOn(cluster),
    growsOnly: true,
    limitsOf(key: string) {
      const machine = machines().find(
        ({ settings }) => keyOfNote(String(settings.description)) === key,
      )
      const { memory, cores, cpulimit, scsi0 } = machine?.settings ?? {}
      const disk = Number(/size=(\d+)M/.exec(String(scsi0))?.[1])
      const cpuPercent = 100 * Number(cpulimit ?? cores)
      return { memoryMiB: Number(memory), diskMiB: disk, cpuPercent }
    },
    spec: (key, { recipe, ...changed } = {}) => ({
      key,
      name: 'los-santos',
      owner: { key: 'hf-u-jane', email: 'jane@shop.test', name: 'Jane', isEmailVerified: true },
      memoryMiB: 2048,
      diskMiB: 20_480,
      cpuPercent: 200,
      chosen: {},
      choices: [],
      answers: {},
      sshKeys: [],
      ...changed,
      recipe: { ...RECIPE, ...recipe },
    }),
    close,
  }
}

/** What the cluster's list does not say. */
const UNSAID: readonly (keyof ListedServer)[] = ['ownerEmail', 'userName']

/** What a test does to the cluster behind the provider's back. */
function othersOn({ state, faults }: Simulation) {
  return {
    unsaid: UNSAID,
    place(key: string | null): string {
      const vmid = 500 + state.machines.length
      const settings = {
        name: `theirs-${vmid}`,
        cores: 2,
        memory: 1024,
        scsi0: `shared:vm-${vmid}-disk-0,size=32G`,
        ipconfig0: `ip=10.9.${vmid >> 8}.${vmid & 255}/16`,
        description: `Their own words.\n${key ? `\nHostfront key: ${key}\n` : ''}`,
        tags: key ? `${keyTag(key)};theirs` : 'theirs',
      }
      const machine = { vmid, node: 'pve2', settings, runningSince: 0, leased: null, counted: null }
      state.machines.push({ ...machine, counted: countOf(machine) })
      return String(vmid)
    },
    look(remoteId: string): object {
      const machine = state.machines.find(({ vmid }) => String(vmid) === remoteId)
      const { description, tags, ...settings } = machine?.settings ?? {}
      return {
        ...settings,
        runningSince: machine?.runningSince,
        description: String(description).replace(/\n+Hostfront key: \S+\n/, '\n'),
        tags: String(tags)
          .split(';')
          .filter((tag) => !tag.startsWith('hostfront.key.')),
      }
    },
    loseNextAnswer: () => faults.plan('dropped-after', ({ method }) => method !== 'GET'),
    failNext: (path: RegExp) => faults.plan('404-page', (call) => path.test(call.path)),
  }
}

/** Opens a cluster for the time of a test. */
export async function withCluster(
  run: (at: TestCluster) => Promise<void>,
  options: TestOptions = {},
): Promise<void> {
  const at = await openTestCluster(options)
  try {
    await run(at)
  } finally {
    await at.close()
  }
}

const KEY = 'hf-one'

/** Of a server that was never seen. */
export const target = (changed: Partial<Target> = {}): Target => ({
  key: KEY,
  remoteId: null,
  state: 'none',
  sentAt: null,
  ...changed,
})

/** Orders one server. */
export const make = ({ provider, spec }: TestCluster, changed: Changed = {}): Promise<Answer> =>
  provider.create(target(), spec(KEY, changed))

/** Orders one, and looks at it until it is there. */
export async function made(at: TestCluster, changed: Changed = {}): Promise<SimulatedMachine> {
  await make(at, changed)
  at.pass(60)
  const seen = await at.provider.observe(target())
  const machine = at
    .machines()
    .find(({ vmid }) => seen.result === 'done' && String(vmid) === seen.seen.remoteId)
  if (!machine) throw new Error(JSON.stringify(seen))
  return machine
}

/** Null: all is well. */
export const fault = (answer: Answer) => ('fault' in answer ? answer.fault : null)
