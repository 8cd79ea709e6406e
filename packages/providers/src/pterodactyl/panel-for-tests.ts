import type { Limits } from '@hostfront/domain/provisioning/limits'
import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { ServerOwner, ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { takePort } from '../panel-simulator/create-server.ts'
import { fetchOf } from '../panel-simulator/fetch-of.ts'
import { startPanelSimulator } from '../panel-simulator/panel-simulator.ts'
import { type Simulation, type SimulationOptions, simulate } from '../panel-simulator/simulation.ts'
import { DEADLINE, type Provider, type Target } from '../port.ts'
import { PELICAN, PTERODACTYL } from './dialect.ts'
import { openInDialect } from './open-in-dialect.ts'

export interface TestPanel {
  readonly panel: Simulation
  readonly provider: Provider
  /** The same with the usual deadline. */
  readonly patient: Provider
  now(): string
  pass(seconds: number): void
  count(): number
  spec(key: string, changed?: Changed): ServerSpec
  limitsOf(key: string): Limits
  readonly others: ReturnType<typeof othersOn>
  close(): Promise<void>
}

export interface Changed extends Partial<Omit<ServerSpec, 'owner' | 'recipe'>> {
  readonly owner?: Partial<ServerOwner>
  readonly recipe?: Partial<PterodactylRecipe>
}

/** A SA-MP server, as the simulator's second egg makes it. */
const RECIPE: PterodactylRecipe = {
  eggId: 2,
  nestId: 2,
  dockerImage: '',
  startup: '',
  nodeIds: [1, 2],
  ports: [{ offset: null }],
  memory: 'plan',
  disk: 'plan',
  cpu: 'plan',
  swap: 0,
  io: 500,
  databases: 0,
  backups: 1,
  startOnCompletion: true,
  variables: [{ name: 'RCON_PASS', source: { from: 'generated' } }],
}

const OWNER: ServerOwner = {
  key: 'hf-u-jane',
  email: 'jane@shop.test',
  name: 'Jane Doe',
  isEmailVerified: true,
}

interface TestOptions extends SimulationOptions {
  /** Real ms. */
  readonly deadline?: number
  readonly fetch?: typeof fetch
  /** The key that the shop was given; by default the one of the application API. */
  readonly opens?: 'application' | 'both'
}

/** A simulated panel with a clock of its own, and a provider that speaks to it over the network. */
export async function openTestPanel(options: TestOptions = {}): Promise<TestPanel> {
  const clock = new Clock()
  const panel = await startPanelSimulator({ ...options, now: () => clock.time })
  const { address } = panel
  const network = options.fetch ?? fetch
  return around(panel, clock, { ...options, address, network }, () => panel.close())
}

/** The same without a network between: quicker by far. */
export function openTestPanelHere(options: TestOptions = {}): TestPanel {
  const clock = new Clock()
  const panel = simulate({ ...options, now: () => clock.time })
  const address = 'http://panel.test'
  const network = fetchOf(panel)
  return around(panel, clock, { ...options, address, network }, async () => {})
}

class Clock {
  time = Date.parse('2026-06-01T12:00:00.000Z')
}

interface Way extends Pick<TestOptions, 'deadline' | 'opens'> {
  readonly address: string
  readonly network: typeof fetch
}

function around(
  panel: Simulation,
  clock: Clock,
  { address, network, opens, deadline = DEADLINE }: Way,
  close: () => Promise<void>,
): TestPanel {
  const now = () => new Date(clock.time).toISOString()
  const key = opens === 'both' ? panel.clientKey : panel.key
  const isPelican = panel.dialect.kind === 'pelican'
  const dialect = isPelican ? PELICAN : PTERODACTYL
  const access = { id: 'one', address, key, rehearsal: 'none' } as const
  const host = { now, fetch: network }
  return {
    panel,
    provider: openInDialect(dialect, deadline)(access, host),
    patient: openInDialect(dialect, DEADLINE)(access, host),
    now,
    pass: (seconds) => {
      clock.time += seconds * 1000
    },
    count: () => panel.state.servers.length,
    others: othersOn(panel),
    limitsOf(key) {
      const server = panel.state.servers.find(({ externalId }) => externalId === key)
      if (!server) throw new Error(`There is no ${key}.`)
      const { memory, disk, cpu } = server.limits
      return { memoryMiB: memory, diskMiB: disk, cpuPercent: cpu }
    },
    spec: (key, { owner, recipe, ...changed } = {}) => ({
      key,
      name: 'Los Santos',
      memoryMiB: 1024,
      diskMiB: 2048,
      cpuPercent: 100,
      chosen: {},
      choices: [],
      answers: {},
      sshKeys: [],
      ...changed,
      owner: { ...OWNER, ...owner },
      recipe: { ...RECIPE, ...(isPelican && { nestId: null }), ...recipe },
    }),
    close,
  }
}

/** What a test does to the panel behind the provider's back. */
function othersOn({ state, faults }: Simulation) {
  const serverOf = (remoteId: string) => state.servers.find(({ id }) => String(id) === remoteId)
  return {
    unsaid: [],
    place(key: string | null): string {
      takePort(state, state.allocations.find(({ serverId }) => serverId === null)?.id ?? 0)
      const server = state.servers.at(-1)
      if (!server) throw new Error('Every port is taken.')
      server.externalId = key
      server.description = 'Theirs'
      return String(server.id)
    },
    look: (remoteId: string): object => ({ ...serverOf(remoteId), externalId: null }),
    loseNextAnswer: () => faults.plan('dropped-after', ({ method }) => method !== 'GET'),
    failNext: (path: RegExp) => faults.plan('404-page', (call) => path.test(call.path)),
  }
}

/** Opens a panel for the time of a test. */
export async function withPanel(
  run: (panel: TestPanel) => Promise<void>,
  options: TestOptions = {},
): Promise<void> {
  const panel = await openTestPanel(options)
  try {
    await run(panel)
  } finally {
    await panel.close()
  }
}

const KEY = 'hf-one'

/** Of a server that was never seen. */
export const target = (key = KEY): Target => ({
  key,
  remoteId: null,
  state: 'none',
  sentAt: null,
})

/** Orders one server. */
export const make = ({ provider, spec }: TestPanel, changed: Changed = {}): Promise<Answer> =>
  provider.create(target(), spec(KEY, changed))

/** Null: all is well. */
export const fault = (answer: Answer) => ('fault' in answer ? answer.fault : null)
