/** How a server that exists is brought to what its plan says, and what must not change with it. */
import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import { expect, test } from 'vitest'
import { KINDS } from '../panel-simulator/dialect.ts'
import type { SimulatedServer } from '../panel-simulator/panel-state.ts'
import { type Changed, fault, make, type TestPanel, target, withPanel } from './panel-for-tests.ts'

const KEY = 'hf-one'
const fixed = (name: string, value: string): PterodactylRecipe['variables'][number] => ({
  name,
  source: { from: 'fixed', value },
})
const PASSWORD = { name: 'RCON_PASS', source: { from: 'generated' } } as const
const ASKED = { from: 'customer', name: 'PATH' } as const
const OPEN_MP = {
  eggId: 3,
  variables: [{ name: 'RCON_PASSWORD', source: { from: 'generated' } } as const],
}

const serverOf = ({ panel }: TestPanel): SimulatedServer => {
  const server = panel.state.servers.find(({ externalId }) => externalId === KEY)
  if (!server) throw new Error('There is none.')
  return server
}

async function withServer(
  run: (at: TestPanel) => Promise<void>,
  { kind = 'pterodactyl', made = {} }: { kind?: (typeof KINDS)[number]; made?: Changed } = {},
): Promise<void> {
  await withPanel(
    async (at) => {
      await make(at, made)
      at.pass(60)
      await at.provider.observe(target())
      await run(at)
    },
    { kind },
  )
}

const applyTo = (at: TestPanel, changed: Changed, before: Changed | null = {}) =>
  at.provider.apply(
    target(),
    at.spec(KEY, changed),
    before && (at.spec(KEY, before).recipe ?? null),
  )

const writes = ({ panel }: TestPanel, from = 0) =>
  panel.calls
    .slice(from)
    .flatMap(({ method, path }) => (method === 'GET' ? [] : `${method} ${path}`))

test.each(KINDS)('at %s, what is the same already is not sent', (kind) =>
  withServer(
    async (at) => {
      const from = at.panel.calls.length
      expect(await applyTo(at, {})).toMatchObject({ result: 'done' })
      expect(writes(at, from)).toEqual([])
      expect(await applyTo(at, { memoryMiB: 2048 })).toMatchObject({ result: 'done' })
      expect(await applyTo(at, { memoryMiB: 2048 })).toMatchObject({ result: 'done' })
      expect(writes(at, from)).toEqual([`PATCH /servers/${serverOf(at).id}/build`])
    },
    { kind },
  ),
)

test.each(KINDS)(
  'T5: at %s, name, owner, description and key are never sent, and stay as they are',
  (kind) =>
    withServer(
      async (at) => {
        const server = serverOf(at)
        server.name = 'Renamed on the panel'
        server.description = 'Theirs'
        const before = structuredClone(server)
        const from = at.panel.calls.length
        const changed = { name: 'Los Santos II', memoryMiB: 4096, recipe: { databases: 2 } }
        expect(await applyTo(at, changed)).toMatchObject({ result: 'done' })
        expect(writes(at, from).join()).not.toContain('/details')
        expect(server).toEqual({
          ...before,
          limits: { ...before.limits, memory: 4096 },
          featureLimits: { ...before.featureLimits, databases: 2 },
        })
      },
      { kind },
    ),
)

test.each([
  ['memoryMiB', null, 'limits.memory'],
  ['diskMiB', 0, 'limits.disk'],
  ['cpuPercent', -1, 'limits.cpu'],
])('T13: %s of %s is refused, not made unlimited', (field, value, detail) =>
  withServer(async (at) => {
    const before = structuredClone(serverOf(at))
    expect(await applyTo(at, { [field]: value })).toEqual({
      result: 'person',
      fault: { code: 'REFUSED_FIELD', detail },
    })
    expect(serverOf(at)).toEqual(before)
    const words = { memoryMiB: null, recipe: { memory: 'unlimited' } } as const
    expect(await applyTo(at, words)).toMatchObject({ result: 'done' })
    expect(serverOf(at).limits).toMatchObject({ memory: 0, disk: 2048, cpu: 100 })
  }),
)

test.each(KINDS)('T17: at %s, what the customer has set stays', (kind) =>
  withServer(
    async (at) => {
      const server = serverOf(at)
      const password = server.environment.RCON_PASS
      server.environment = { ...server.environment, Version: 'mine' }
      const recipe = { variables: [PASSWORD, fixed('Version', '0.3.8')] }
      expect(await applyTo(at, { recipe })).toMatchObject({ result: 'done' })
      expect(server.environment).toEqual({ RCON_PASS: password, Version: 'mine' })
      // They have not: it has the value that the version before fixed.
      server.environment = { ...server.environment, Version: '0.3.8' }
      const next = { variables: [PASSWORD, fixed('Version', '0.3.9')] }
      expect(await applyTo(at, { recipe: next }, { recipe })).toMatchObject({ result: 'done' })
      expect(server.environment).toEqual({ RCON_PASS: password, Version: '0.3.9' })
      // What is empty is filled.
      server.environment = { ...server.environment, RCON_PASS: '' }
      expect(await applyTo(at, { recipe: next }, { recipe })).toMatchObject({ result: 'done' })
      expect(server.environment.RCON_PASS).toMatch(/^[A-Za-z0-9]{20}$/)
    },
    { kind },
  ),
)

test('T17: what only the shop may edit is as the shop says, whatever is there', () =>
  withServer(
    async (at) => {
      const server = serverOf(at)
      server.environment = { ...server.environment, DL_PATH: 'elsewhere' }
      const recipe = { ...PAPER, variables: [fixed('DL_PATH', 'https://mirror.example.com/x.jar')] }
      expect(await applyTo(at, { recipe }, { recipe: PAPER })).toMatchObject({ result: 'done' })
      expect(server.environment.DL_PATH).toBe('https://mirror.example.com/x.jar')
      expect(server.environment.SERVER_JARFILE).toBe('server.jar')
    },
    { made: { recipe: { eggId: 1, nestId: 1, variables: [] } } },
  ))

const PAPER = { eggId: 1, nestId: 1, variables: [] }

test.each(KINDS)('T17: at %s, another egg brings its own start command and image', (kind) =>
  withServer(
    async (at) => {
      expect(await applyTo(at, { recipe: OPEN_MP })).toMatchObject({ result: 'done' })
      expect(serverOf(at)).toMatchObject({
        eggId: 3,
        startup: './omp-server',
        image: 'ghcr.io/parkervcp/games:samp',
        environment: { VERSION: 'latest', RCON_PASSWORD: expect.stringMatching(/^\w{20}$/) },
      })
      const named = { ...OPEN_MP, startup: './omp-server -c', dockerImage: 'ghcr.io/own:1' }
      expect(await applyTo(at, { recipe: named })).toMatchObject({ result: 'done' })
      expect(serverOf(at)).toMatchObject({ startup: './omp-server -c', image: 'ghcr.io/own:1' })
    },
    { kind },
  ),
)

test.each(KINDS)('T17: at %s, ports are added and never taken, nor are a customer’s own', (kind) =>
  withServer(
    async (at) => {
      const server = serverOf(at)
      const { allocations } = at.panel.state
      const owns = () => allocations.filter(({ serverId }) => serverId === server.id)
      const [first] = owns()
      server.featureLimits = { ...server.featureLimits, allocations: 5 }
      const ports = [{ offset: null }, { offset: 2 }, { offset: 3 }]
      expect(await applyTo(at, { recipe: { ports } })).toMatchObject({ result: 'done' })
      const numbers = owns().map(({ port }) => port - (first?.port ?? 0))
      expect(numbers).toEqual([0, 2, 3])
      expect(server).toMatchObject({ allocationId: first?.id, featureLimits: { allocations: 5 } })
      expect(await applyTo(at, {})).toMatchObject({ result: 'done' })
      expect(owns()).toHaveLength(3)
      const far = [{ offset: null }, { offset: 60_000 }]
      expect(fault(await applyTo(at, { recipe: { ports: far } }))).toMatchObject({
        code: 'NO_PORT',
      })
    },
    { kind, made: { recipe: { nodeIds: [1] } } },
  ),
)

test('T8: a port that somebody takes meanwhile is not taken for given', () =>
  withServer(async (at) => {
    const recipe = { ports: [{ offset: null }, { offset: 1 }] }
    at.panel.faults.plan('port-taken-late', ({ path }) => path.endsWith('/build'))
    expect(await applyTo(at, { recipe })).toEqual({
      result: 'unknown',
      fault: { code: 'PANEL_FAULT', detail: 'apply not seen' },
    })
    expect(await applyTo(at, { recipe })).toMatchObject({ result: 'done' })
  }))

test('T18: a node that has not heard of new limits reads them at the next start', () =>
  withServer(async (at) => {
    for (const node of at.panel.state.nodes) node.isDown = true
    expect(await applyTo(at, { memoryMiB: 2048 })).toMatchObject({ result: 'done' })
    expect(at.limitsOf(KEY)).toMatchObject({ memoryMiB: 2048 })
  }))

test('T18: what Pelican’s node refuses is noted all the same, and not sent again', () =>
  withServer(
    async (at) => {
      at.panel.faults.plan('node-refuses', ({ path }) => path.endsWith('/build'))
      expect(await applyTo(at, { memoryMiB: 2048 })).toMatchObject({ result: 'unknown' })
      expect(await applyTo(at, { memoryMiB: 2048 })).toMatchObject({ result: 'done' })
    },
    { kind: 'pelican' },
  ))

test('T22: no password of the server’s environment is in an answer', () =>
  withServer(async (at) => {
    const answers = [
      await applyTo(at, { recipe: { databases: 3 } }),
      await applyTo(at, { recipe: { eggId: 99 } }),
      await applyTo(at, { memoryMiB: null }),
    ]
    const secret = serverOf(at).environment.RCON_PASS
    expect(secret).toBeTruthy()
    expect(JSON.stringify(answers)).not.toContain(secret)
  }))

test('a server does not grow beyond its node, and may shrink on a full one', () =>
  withServer(async (at) => {
    for (const node of at.panel.state.nodes) node.memory = 1500
    expect(fault(await applyTo(at, { memoryMiB: 2048 }))).toMatchObject({ code: 'NO_ROOM' })
    expect(await applyTo(at, { memoryMiB: 512 })).toMatchObject({ result: 'done' })
    expect(await applyTo(at, { memoryMiB: 1400 })).toMatchObject({ result: 'done' })
  }))

test('of a change in two parts the second is made when it is asked for again', () =>
  withServer(async (at) => {
    at.panel.faults.plan('500-before', ({ path }) => path.endsWith('/startup'))
    const changed = { memoryMiB: 2048, recipe: OPEN_MP }
    expect(await applyTo(at, changed)).toMatchObject({ result: 'unknown' })
    expect(serverOf(at)).toMatchObject({ eggId: 2, limits: { memory: 2048 } })
    expect(await applyTo(at, changed)).toMatchObject({ result: 'done' })
    expect(serverOf(at)).toMatchObject({ eggId: 3, startup: './omp-server' })
  }))

test('what the panel refuses waits for somebody', () =>
  withServer(async (at) => {
    const recipe = { variables: [PASSWORD, fixed('Version', 'x'.repeat(40))] }
    expect(await applyTo(at, { recipe })).toEqual({
      result: 'person',
      fault: { code: 'REFUSED_FIELD', detail: '422 environment.Version' },
    })
    expect(fault(await applyTo(at, { recipe: { eggId: 99 } }))).toMatchObject({
      code: 'NO_TEMPLATE',
    })
  }))

test('what a plan asks its customers for since then is left as it is on servers that exist', () => {
  const PAPER: Changed = { recipe: { eggId: 1, nestId: 1, variables: [] } }
  const asking = { ...PAPER.recipe, variables: [{ name: 'DL_PATH', source: ASKED }] }
  return withServer(
    async (at) => {
      const changed = { recipe: asking, memoryMiB: 4096 }
      expect(await applyTo(at, changed, PAPER)).toMatchObject({ result: 'done' })
      expect(serverOf(at).limits.memory).toBe(4096)
      expect(
        await applyTo(at, { ...changed, answers: { PATH: 'https://x.test' } }, PAPER),
      ).toMatchObject({
        result: 'done',
      })
      expect(serverOf(at).environment.DL_PATH).toBe('https://x.test')
    },
    { made: PAPER },
  )
})
