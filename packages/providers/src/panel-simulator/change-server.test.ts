import { expect, test } from 'vitest'
import { KINDS } from './dialect.ts'
import { type Ask, refused, SERVER, withSimulator } from './simulator-for-tests.ts'

const LIMITS = { memory: 2048, swap: 0, disk: 4096, io: 500, cpu: 200 }
const FEATURES = { databases: 1, allocations: 2, backups: 3 }
const BUILD = { allocation: 1, limits: LIMITS, feature_limits: FEATURES }
const { Version, RCON_PASS } = SERVER.environment
const STARTUP = {
  egg: 2,
  startup: './other',
  image: 'ghcr.io/own:1',
  environment: { Version, RCON_PASS },
  skip_scripts: false,
}

const made = async (ask: Ask): Promise<string> =>
  `/servers/${(await ask('POST /servers', { body: SERVER })).json.attributes.id}`

test.each(KINDS)('at %s, limits are written, and limits of features left out are none', (kind) =>
  withSimulator(
    async (panel, ask) => {
      const path = await made(ask)
      expect((await ask(`PATCH ${path}/build`, { body: BUILD })).status).toBe(200)
      const [server] = panel.state.servers
      expect(server).toMatchObject({ limits: LIMITS, featureLimits: FEATURES, allocationId: 1 })
      const partial = {
        allocation: 1,
        limits: LIMITS,
        feature_limits: { databases: 1, backups: 3 },
      }
      expect((await ask(`PATCH ${path}/build`, { body: partial })).status).toBe(200)
      expect(server).toMatchObject({ limits: LIMITS, featureLimits: { allocations: null } })
    },
    { kind },
  ),
)

test.each([
  ['pterodactyl', ['allocation required', ...oldLimits()]],
  ['pelican', []],
] as const)('what %s asks of new limits', (kind, more) =>
  withSimulator(
    async (_panel, ask) => {
      const path = await made(ask)
      const { status, json } = await ask(`PATCH ${path}/build`, { body: {} })
      expect([status, refused(json).toSorted()]).toEqual([
        422,
        [
          'ValidationException feature_limits required',
          'ValidationException feature_limits.backups present',
          'ValidationException feature_limits.databases present',
          ...more.map((each) => `ValidationException ${each}`),
        ].toSorted(),
      ])
      const half = await ask(`PATCH ${path}/build`, { body: { ...BUILD, limits: { memory: 1 } } })
      expect(refused(half.json)).toContain('ValidationException limits.disk required_with')
    },
    { kind },
  ),
)

function oldLimits(): readonly string[] {
  return ['memory', 'swap', 'io', 'cpu', 'disk'].map((name) => `${name} required_without`)
}

test('limits may stand beside each other, as they did before, at Pterodactyl alone', () =>
  withSimulator(async (panel, ask) => {
    const path = await made(ask)
    const body = { ...LIMITS, allocation: 1, feature_limits: FEATURES }
    expect((await ask(`PATCH ${path}/build`, { body })).status).toBe(200)
    expect(panel.state.servers).toMatchObject([{ limits: LIMITS }])
  }))

test('ports that are free are given, others passed over; the first has to be its own', () =>
  withSimulator(async (panel, ask) => {
    const path = await made(ask)
    const second = { ...SERVER, external_id: 'hf-2', allocation: { default: 3 } }
    await ask('POST /servers', { body: second })
    const body = { ...BUILD, add_allocations: [2, 3, 501] }
    expect((await ask(`PATCH ${path}/build`, { body })).status).toBe(200)
    const [server, other] = panel.state.servers
    const own = panel.state.allocations.filter(({ serverId }) => serverId === server?.id)
    expect(own.map(({ id }) => id)).toEqual([1, 2])
    expect(panel.state.allocations[2]?.serverId).toBe(other?.id)
    const taken = await ask(`PATCH ${path}/build`, { body: { ...BUILD, allocation: 3 } })
    expect(refused(taken.json)).toEqual(['ValidationException allocation unique'])
    const foreign = await ask(`PATCH ${path}/build`, { body: { ...BUILD, allocation: 9 } })
    expect([foreign.status, refused(foreign.json)]).toEqual([400, ['DisplayException']])
    const fewer = { ...BUILD, remove_allocations: [2, 3] }
    expect((await ask(`PATCH ${path}/build`, { body: fewer })).status).toBe(200)
    expect(panel.state.allocations[1]?.serverId).toBeNull()
    expect(panel.state.allocations[2]?.serverId).toBe(other?.id)
  }))

test.each([
  ['pterodactyl', 'node-silent', 200],
  ['pterodactyl', 'node-refuses', 200],
  ['pelican', 'node-silent', 200],
  ['pelican', 'node-refuses', 500],
] as const)(
  'T18: at %s, limits are written when it is %s, and answered by %i',
  (kind, fault, status) =>
    withSimulator(
      async (panel, ask) => {
        const path = await made(ask)
        panel.faults.plan(fault)
        expect((await ask(`PATCH ${path}/build`, { body: BUILD })).status).toBe(status)
        expect(panel.state.servers).toMatchObject([{ limits: LIMITS }])
      },
      { kind },
    ),
)

test.each(KINDS)(
  'at %s, of variables what is left out is emptied, or refused; none named, none changed',
  (kind) =>
    withSimulator(
      async (panel, ask) => {
        const path = await made(ask)
        const change = (body: object) => ask(`PATCH ${path}/startup`, { body })
        expect((await change({ ...STARTUP, environment: {} })).status).toBe(200)
        const [server] = panel.state.servers
        expect(server).toMatchObject({ startup: './other', environment: SERVER.environment })
        const { json } = await change({ ...STARTUP, environment: { Version } })
        expect(refused(json)).toEqual(['ValidationException environment.RCON_PASS required'])
        // Pelican checks the egg's default in its place, and empties it.
        const half = await change({ ...STARTUP, environment: { RCON_PASS } })
        const isPelican = kind === 'pelican'
        expect(half.status).toBe(isPelican ? 200 : 422)
        expect(server?.environment.Version).toBe(isPelican ? '' : Version)
        expect(refused((await change({ egg: 2 })).json)).toEqual(
          expect.arrayContaining([
            'ValidationException environment present',
            'ValidationException skip_scripts present',
          ]),
        )
      },
      { kind },
    ),
)

test.each([
  ['pterodactyl', [422, './samp03svr']],
  ['pelican', [200, './omp-server']],
] as const)('T17: at %s, a new egg with no start command named', (kind, [status, startup]) =>
  withSimulator(
    async (panel, ask) => {
      const path = await made(ask)
      const environment = { RCON_PASSWORD: 'secret', VERSION: 'latest' }
      const body = { egg: 3, environment, skip_scripts: false }
      expect((await ask(`PATCH ${path}/startup`, { body })).status).toBe(status)
      expect(panel.state.servers).toMatchObject([{ startup }])
    },
    { kind },
  ),
)
