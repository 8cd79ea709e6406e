import { expect, test } from 'vitest'
import type { PanelSimulator, SimulatorOptions } from './panel-simulator.ts'
import { type Ask, type Json, refused, SERVER, withSimulator } from './simulator-for-tests.ts'

interface Asking {
  readonly panel: PanelSimulator
  readonly pass: (milliseconds: number) => void
  readonly resources: () => Promise<{ readonly status: number; readonly json: Json }>
  readonly power: (signal: string) => Promise<{ readonly status: number; readonly json: Json }>
  readonly ask: Ask
}

/** A panel with one server, made and not yet installed. */
function withServer(
  run: (asking: Asking) => Promise<void>,
  options: SimulatorOptions = {},
): Promise<void> {
  let time = 0
  return withSimulator(
    async (panel, ask) => {
      const body = { ...SERVER, start_on_completion: true }
      const { identifier } = (await ask('POST /servers', { body })).json.attributes
      const as = { api: 'client', key: panel.clientKey } as const
      const path = `/servers/${identifier}`
      await run({
        panel,
        ask,
        pass: (milliseconds) => {
          time += milliseconds
        },
        resources: () => ask(`GET ${path}/resources`, as),
        power: (signal) => ask(`POST ${path}/power`, { ...as, body: { signal } }),
      })
    },
    { ...options, now: () => time },
  )
}

test('an application key does not open the client API; an account’s opens both', () =>
  withServer(async ({ panel, ask, pass, resources }) => {
    pass(3000)
    const path = `/servers/${panel.state.servers[0]?.uuid.slice(0, 8)}/resources`
    const { status, json } = await ask(`GET ${path}`, { api: 'client' })
    expect([status, refused(json)]).toEqual([403, ['AccessDeniedHttpException']])
    expect((await resources()).status).toBe(200)
    expect((await ask('GET /servers', { key: panel.clientKey })).status).toBe(200)
    expect((await ask(`GET ${path}`)).status).toBe(404)
  }))

test('a server that installs, is suspended, moves or whose node is serviced says 409 to everything', () =>
  withServer(async ({ panel, pass, resources, power }) => {
    const expectConflict = async () => {
      for (const { status, json } of [await resources(), await power('start')]) {
        expect([status, refused(json)]).toEqual([409, ['ServerStateConflictException']])
      }
    }
    await expectConflict()
    pass(3000)
    expect((await resources()).status).toBe(200)
    const [server] = panel.state.servers
    const [node] = panel.state.nodes
    if (!server || !node) throw new Error('There is none.')
    server.status = 'suspended'
    await expectConflict()
    server.status = null
    server.isTransferring = true
    await expectConflict()
    server.isTransferring = false
    node.isInMaintenance = true
    await expectConflict()
  }))

test('it runs when its install has ended, and stops and starts as asked', () =>
  withServer(async ({ pass, resources, power }) => {
    pass(3000)
    await resources()
    pass(60_000)
    const first = (await resources()).json.attributes
    expect(first).toMatchObject({ current_state: 'running', resources: { uptime: 60_000 } })
    for (const signal of ['stop', 'start', 'restart', 'kill']) {
      expect((await power(signal)).status).toBe(204)
      pass(20_000)
      const { current_state } = (await resources()).json.attributes
      expect(current_state).toBe(signal.endsWith('start') ? 'running' : 'offline')
    }
    expect((await resources()).json.attributes.resources.uptime).toBe(0)
    const { status, json } = await power('explode')
    expect([status, refused(json)]).toEqual([422, ['ValidationException signal in']])
  }))

test('what a server takes is read anew every 20 seconds', () =>
  withServer(async ({ pass, resources, power }) => {
    pass(3000)
    const before = (await resources()).json
    await power('stop')
    pass(19_999)
    expect((await resources()).json).toEqual(before)
    pass(1)
    expect((await resources()).json.attributes.current_state).toBe('offline')
  }))

test('a node that does not answer is 504', () =>
  withServer(async ({ panel, pass, resources, power }) => {
    pass(3000)
    for (const node of panel.state.nodes) node.isDown = true
    for (const { status, json } of [await resources(), await power('stop')]) {
      expect([status, refused(json)]).toEqual([504, ['DaemonConnectionException']])
    }
  }))

test('suspended it stops, and comes back stopped', () =>
  withServer(async ({ panel, ask, pass, resources }) => {
    pass(3000)
    const [server] = panel.state.servers
    await ask(`POST /servers/${server?.id}/suspend`)
    expect(server?.startedAt).toBeNull()
    await ask(`POST /servers/${server?.id}/unsuspend`)
    expect((await resources()).json.attributes.current_state).toBe('offline')
  }))

test('calls of the two APIs are counted apart', () =>
  withServer(
    async ({ ask, pass, resources }) => {
      await ask('GET /nodes')
      expect((await ask('GET /nodes')).status).toBe(429)
      pass(3000)
      expect((await resources()).status).toBe(200)
    },
    { requestsPerMinute: 2 },
  ))

const DETAILS = { name: 'Las Venturas', user: 1, description: 'Desert', external_id: 'hf-2' }

test('details: name and owner are needed, and what is left out is lost, the key as well', () =>
  withServer(async ({ ask, panel }) => {
    const path = `/servers/${panel.state.servers[0]?.id}/details`
    const empty = await ask(`PATCH ${path}`, { body: {} })
    expect([empty.status, refused(empty.json)]).toEqual([
      422,
      ['ValidationException name required', 'ValidationException user required'],
    ])
    expect((await ask(`PATCH ${path}`, { body: DETAILS })).json.attributes).toMatchObject(DETAILS)
    const { name, user } = DETAILS
    const lost = await ask(`PATCH ${path}`, { body: { name, user } })
    expect(lost.json.attributes).toMatchObject({ external_id: null, description: '' })
  }))

test('details: a key is taken once, but for the server that has it', () =>
  withServer(async ({ ask, panel }) => {
    const order = { ...SERVER, external_id: 'hf-3', allocation: { default: 2 } }
    const other = (await ask('POST /servers', { body: order })).json.attributes
    const own = { ...DETAILS, external_id: 'hf-1' }
    const [server] = panel.state.servers
    expect((await ask(`PATCH /servers/${server?.id}/details`, { body: own })).status).toBe(200)
    const taken = await ask(`PATCH /servers/${other.id}/details`, {
      body: { ...own, external_id: 'HF-1' },
    })
    expect(refused(taken.json)).toEqual(['ValidationException external_id unique'])
  }))

test('servers are listed in pages, in the order of their number, with their owner', () =>
  withServer(async ({ ask }) => {
    for (const port of [2, 3]) {
      await ask('POST /servers', {
        body: { ...SERVER, external_id: `hf-${port}`, allocation: { default: port } },
      })
    }
    const page = async (query: string) =>
      (await ask(`GET /servers?per_page=2&${query}`)).json.data.map(
        ({ attributes }) => attributes.external_id,
      )
    expect(await page('sort=id')).toEqual(['hf-1', 'hf-2'])
    expect(await page('sort=id&page=2')).toEqual(['hf-3'])
    expect(await page('sort=-id')).toEqual(['hf-3', 'hf-2'])
    expect((await ask('GET /servers?sort=name')).status).toBe(400)
    const { json } = await ask('GET /servers?include=user')
    expect(JSON.stringify(json)).toContain('admin@panel.test')
  }))
