import { expect, test } from 'vitest'
import { type Ask, refused, SERVER, withSimulator } from './simulator-for-tests.ts'

const PELICAN = { kind: 'pelican' } as const

test.each([
  ['pterodactyl', [200, 200, 404, 404]],
  ['pelican', [404, 404, 200, 200]],
] as const)('%s has its eggs where it has them', (kind, statuses) =>
  withSimulator(
    async (_panel, ask) => {
      const paths = ['/nests', '/nests/2/eggs/2', '/eggs', '/eggs/2']
      const found = await Promise.all(paths.map(async (path) => (await ask(`GET ${path}`)).status))
      expect(found).toEqual(statuses)
    },
    { kind },
  ),
)

test('keys, limits and errors of the node are Pelican’s own', () =>
  withSimulator(async (panel, ask) => {
    expect([panel.key.slice(0, 5), panel.clientKey.slice(0, 5)]).toEqual(['papp_', 'pacc_'])
    expect((await ask('GET /nodes')).headers.get('x-ratelimit-limit')).toBe('256')
    panel.faults.plan('node-silent')
    const silent = await ask('POST /servers', { body: SERVER })
    expect([silent.status, refused(silent.json)]).toEqual([500, ['ConnectionException']])
    expect(panel.state.servers).toEqual([])
    panel.faults.plan('node-refuses')
    const refusing = await ask('POST /servers', { body: SERVER })
    expect([refusing.status, refused(refusing.json)]).toEqual([500, ['RequestException']])
    expect(panel.state.servers).toMatchObject([{ status: 'installing', installEndsAt: null }])
  }, PELICAN))

test('an account has a name of any letters, and no first and last one', () =>
  withSimulator(async (_panel, ask) => {
    const body = { email: 'jane@shop.test', username: 'Jane Doe!', external_id: 'x'.repeat(255) }
    const { status, json } = await ask('POST /users', { body })
    expect(status).toBe(201)
    expect(json.attributes).toMatchObject({ username: 'jane doe!', is_managed_externally: false })
    expect(json.attributes).not.toHaveProperty('first_name')
  }, PELICAN))

test('an order may leave image and start command to the egg, and names the killer the other way round', () =>
  withSimulator(async (panel, ask) => {
    const { docker_image: _image, startup: _startup, ...order } = SERVER
    const { json } = await ask('POST /servers', { body: { ...order, oom_disabled: false } })
    expect(json.attributes).toMatchObject({ limits: { oom_killer: false, oom_disabled: true } })
    expect(json.attributes).not.toHaveProperty('nest')
    expect(panel.state.servers).toMatchObject([{ startup: './samp03svr' }])
    const wished = { ...order, external_id: 'hf-2', allocation: { default: 2 }, oom_killer: true }
    expect((await ask('POST /servers', { body: wished })).json.attributes).toMatchObject({
      limits: { oom_killer: true },
    })
  }, PELICAN))

test.each([
  ['pterodactyl', 'is taken from them', true],
  ['pelican', 'is left to them', false],
] as const)('at %s, a further port that another has got meanwhile %s', (kind, _what, isTaken) =>
  withSimulator(
    async (panel, ask) => {
      panel.faults.plan('port-taken-late')
      const allocation = { default: 1, additional: [2] }
      expect((await ask('POST /servers', { body: { ...SERVER, allocation } })).status).toBe(201)
      const own = panel.state.servers.find(({ externalId }) => externalId === 'hf-1')
      const [first, second] = panel.state.allocations
      expect(first?.serverId).toBe(own?.id)
      expect(second?.serverId === own?.id).toBe(isTaken)
    },
    { kind },
  ),
)

/** A server that runs at a node that is down, and the way to it. */
async function suspendInVain(ask: Ask, fails: (isDown: boolean) => void): Promise<string> {
  const body = { ...SERVER, start_on_completion: true }
  const path = `/servers/${(await ask('POST /servers', { body })).json.attributes.id}`
  fails(true)
  const { status, json } = await ask(`POST ${path}/suspend`)
  expect([status, refused(json)]).toEqual([500, ['ConnectionException']])
  fails(false)
  return path
}

test('T4: a suspension that the node has not heard stays noted, and is not told to it again', () =>
  withSimulator(async (panel, ask) => {
    const path = await suspendInVain(ask, (isDown) => {
      for (const node of panel.state.nodes) node.isDown = isDown
    })
    const [server] = panel.state.servers
    if (server) server.startedAt = 1
    expect((await ask(`GET ${path}`)).json.attributes.status).toBe('suspended')
    expect((await ask(`POST ${path}/suspend`)).status).toBe(204)
    expect(server?.startedAt).toBe(1)
    await ask(`POST ${path}/unsuspend`)
    await ask(`POST ${path}/suspend`)
    expect(server?.startedAt).toBeNull()
  }, PELICAN))

test('of a node that does not say what a server takes, it is missing', () => {
  let time = 0
  return withSimulator(
    async (panel, ask) => {
      const { identifier } = (await ask('POST /servers', { body: SERVER })).json.attributes
      time = 3000
      for (const node of panel.state.nodes) node.isDown = true
      const { status, json } = await ask(`GET /servers/${identifier}/resources`, {
        api: 'client',
        key: panel.clientKey,
      })
      expect([status, json.attributes.current_state]).toEqual([200, 'missing'])
    },
    { ...PELICAN, now: () => time },
  )
})
