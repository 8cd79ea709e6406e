/** What billing systems are known to get wrong about this panel, one test each. */
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { restartNode, type SimulatedUser } from '../panel-simulator/panel-state.ts'
import { PTERODACTYL } from './dialect.ts'
import { openInDialect } from './open-in-dialect.ts'
import { fault, make, type TestPanel, target, withPanel } from './panel-for-tests.ts'

const MTA = {
  eggId: 4,
  ports: [{ offset: null }, { offset: 2 }, { offset: 123 }],
  variables: [{ name: 'SERVER_WEBPORT', source: { from: 'port', index: 1 } as const }],
}

const written = ({ panel }: TestPanel) => panel.calls.filter(({ method }) => method !== 'GET')
const lines = (at: TestPanel) => written(at).map(({ method, path }) => `${method} ${path}`)

function addUser({ panel }: TestPanel, changed: Partial<SimulatedUser>): SimulatedUser {
  const id = panel.state.users.length + 1
  const user = {
    id,
    uuid: `user-${id}`,
    externalId: null,
    username: `user${id}`,
    email: 'jane@shop.test',
    firstName: 'Some',
    lastName: 'Body',
    isRootAdmin: false,
    createdAt: 0,
    ...changed,
  }
  panel.state.users.push(user)
  return user
}

test('T1: an order whose answer is lost may have been met, and is found again', () =>
  withPanel(async (at) => {
    at.panel.faults.plan('dropped-after', ({ path }) => path === '/servers')
    expect(await make(at)).toMatchObject({ result: 'unknown', fault: { code: 'UNREACHABLE' } })
    expect(await at.provider.observe(target())).toMatchObject({ result: 'done' })
    expect(lines(at)).toEqual(['POST /users', 'POST /servers'])
  }))

test('T1: an answer that never ends is left at the deadline; a late order is not sent at all', () =>
  withPanel(
    async (at) => {
      at.panel.faults.plan('slow-body', ({ path }) => path.startsWith('/nests'))
      const start = performance.now()
      expect(await make(at)).toMatchObject({ result: 'retry', fault: { code: 'UNREACHABLE' } })
      expect(lines(at)).toEqual([])
      expect(performance.now() - start).toBeLessThan(1200)
      at.panel.faults.plan('slow-body', ({ path }) => path === '/servers')
      expect(await make(at)).toMatchObject({ result: 'unknown', fault: { detail: 'TIMEOUT' } })
      expect(at.count()).toBe(1)
    },
    { deadline: 1500 },
  ))

test('T2: of several addresses that contain the customer’s, only the same one counts', () =>
  withPanel(async (at) => {
    for (let number = 0; number < 130; number += 1) {
      addUser(at, { email: `${number}jane@shop.test`, username: `other${number}` })
    }
    const own = addUser(at, { email: 'Jane@Shop.test' })
    await make(at)
    expect(at.panel.state.servers[0]?.userId).toBe(own.id)
  }))

test('T2: an address that merely contains the customer’s is somebody else', () =>
  withPanel(async (at) => {
    const other = addUser(at, { email: 'myjane@shop.test' })
    await make(at)
    expect(at.panel.state.servers[0]?.userId).not.toBe(other.id)
    expect(at.panel.state.users).toHaveLength(3)
  }))

// Known: the panel itself no longer knows how that install ended.
test('T3: after its node has begun anew, a server in its install looks ready', () =>
  withPanel(async (at) => {
    at.panel.faults.plan('install-never', ({ path }) => path === '/servers')
    await make(at)
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'installing' } })
    for (const { id } of at.panel.state.nodes) restartNode(at.panel.state, id)
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'on' } })
  }))

test('T5: a server that has lost its key is not found, not touched, and nothing is ever patched', () =>
  withPanel(async (at) => {
    await make(at)
    const [server] = at.panel.state.servers
    if (server) server.externalId = null
    for (const verb of ['observe', 'suspend', 'resume', 'remove'] as const) {
      expect(await at.provider[verb](target())).toEqual({ result: 'absent' })
    }
    expect(at.panel.state.servers).toEqual([expect.objectContaining({ status: 'installing' })])
    expect(lines(at)).toEqual(['POST /users', 'POST /servers'])
  }))

test('T8: a further port that another server has got meanwhile is noticed', () =>
  withPanel(async (at) => {
    at.panel.faults.plan('port-stolen', ({ path }) => path === '/servers')
    const answer = await make(at, { recipe: MTA })
    expect(answer).toMatchObject({ result: 'person', fault: { detail: 'allocation.additional' } })
  }))

test('T8: a port that is taken before the order is chosen anew; nothing was made', () =>
  withPanel(async (at) => {
    at.panel.faults.plan('port-taken', ({ path }) => path === '/servers')
    expect(await make(at)).toMatchObject({ result: 'retry', fault: { code: 'PANEL_BUSY' } })
    at.panel.faults.plan('port-taken-late', ({ path }) => path === '/servers')
    expect(await make(at)).toMatchObject({ result: 'unknown', fault: { code: 'PANEL_FAULT' } })
    expect(await at.provider.observe(target())).toEqual({ result: 'absent' })
    expect(await make(at)).toMatchObject({ result: 'done' })
  }))

test.each([
  '404-page',
  '502-page',
  '500-before',
  '429-bare',
  'dropped-before',
  'node-silent',
] as const)('T9: %s does not mean that there is no server', (name) =>
  withPanel(async (at) => {
    await make(at)
    at.panel.faults.standing.add(name)
    for (const verb of ['observe', 'suspend', 'resume', 'remove'] as const) {
      expect((await at.provider[verb](target())).result).not.toBe('absent')
    }
    expect(at.count()).toBe(1)
  }),
)

test('T11: an order made before is known by field and rule, whatever the words', () =>
  withPanel(async (at) => {
    await make(at)
    expect(await make(at)).toEqual({
      result: 'unknown',
      fault: { code: 'REFUSED_FIELD', detail: '422 external_id' },
    })
  }))

test('T12: a key in other letters is another shop’s server', () =>
  withPanel(async (at) => {
    await make(at)
    const [server] = at.panel.state.servers
    if (server) server.externalId = 'HF-One'
    for (const verb of ['observe', 'suspend', 'resume', 'remove'] as const) {
      expect(fault(await at.provider[verb](target()))).toMatchObject({ code: 'FOREIGN_SERVER' })
    }
    expect(await at.provider.observe(target('hf-on'))).toEqual({ result: 'absent' })
    expect(at.panel.state.servers).toEqual([expect.objectContaining({ status: 'installing' })])
  }))

test.each([
  ['memoryMiB', null, 'limits.memory'],
  ['diskMiB', 0, 'limits.disk'],
  ['cpuPercent', -1, 'limits.cpu'],
  ['memoryMiB', Number.NaN, 'limits.memory'],
])('T13: %s of %s is refused, not made unlimited', (field, value, detail) =>
  withPanel(async (at) => {
    const answer = await make(at, { [field]: value })
    expect(answer).toEqual({ result: 'person', fault: { code: 'REFUSED_FIELD', detail } })
    expect(at.panel.calls).toEqual([])
  }),
)

test('T13: only the recipe’s own word makes a server unlimited', () =>
  withPanel(async (at) => {
    await make(at, { memoryMiB: null, recipe: { memory: 'unlimited' } })
    expect(at.panel.state.servers[0]?.limits).toMatchObject({ memory: 0, disk: 2048, cpu: 100 })
  }))

test('T14: what the panel’s pages call unlimited is not read as 99 %', () =>
  withPanel(async (at) => {
    for (const node of at.panel.state.nodes) node.memory = 1000
    expect(fault(await make(at))).toMatchObject({ code: 'NO_ROOM' })
    for (const node of at.panel.state.nodes) node.memoryOverallocate = -1
    expect(await make(at)).toMatchObject({ result: 'done' })
  }))

test('T15: a variable that has to be filled and is not is found before anybody has an account', () =>
  withPanel(async (at) => {
    expect(fault(await make(at, { recipe: { variables: [] } }))).toEqual({
      code: 'REFUSED_FIELD',
      detail: 'environment.RCON_PASS',
    })
    expect(lines(at)).toEqual([])
  }))

test('T15: what the recipe does not name takes the egg’s default', () =>
  withPanel(async (at) => {
    await make(at)
    expect(at.panel.state.servers[0]?.environment).toMatchObject({
      Version: '0.3.7',
      RCON_PASS: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
    })
  }))

test('T16: a game with three ports gets them all at one address, and knows their numbers', () =>
  withPanel(async (at) => {
    await make(at, { recipe: MTA })
    const [server] = at.panel.state.servers
    const own = at.panel.state.allocations.filter(({ serverId }) => serverId === server?.id)
    const game = own.find(({ id }) => id === server?.allocationId)?.port ?? 0
    expect(own.map(({ port }) => port - game).toSorted((one, other) => one - other)).toEqual([
      0, 2, 123,
    ])
    expect(new Set(own.map(({ ip }) => ip)).size).toBe(1)
    expect(server?.environment.SERVER_WEBPORT).toBe(String(game + 2))
  }))

test('T19: a server goes with its files; without its node it stays, and nothing is forced', () =>
  withPanel(async (at) => {
    await make(at)
    const [server] = at.panel.state.servers
    const node = at.panel.state.nodes.find(({ id }) => id === server?.nodeId)
    if (node) node.isDown = true
    expect(await at.provider.remove(target())).toMatchObject({ result: 'unknown' })
    expect(node?.folders.size).toBe(1)
    expect(at.count()).toBe(1)
    if (node) node.isDown = false
    expect(await at.provider.remove(target())).toEqual({ result: 'absent' })
    expect(node?.folders.size).toBe(0)
    expect(lines(at).filter((line) => line.endsWith('/force'))).toEqual([])
  }))

test('T22: no password of the server’s environment is in an answer', () =>
  withPanel(async (at) => {
    const answers = [await make(at), await at.provider.observe(target())]
    const secret = at.panel.state.servers[0]?.environment.RCON_PASS
    expect(secret).toBeTruthy()
    expect(JSON.stringify(answers)).not.toContain(secret)
  }))

test('T22: a redirect is not followed, and an endless answer not read to its end', async () => {
  const met: string[] = []
  const elsewhere = createServer((request, response) => {
    met.push(`${request.url} ${request.headers.authorization}`)
    if (met.length === 1) response.writeHead(302, { Location: '/elsewhere' }).end()
    else response.end('x'.repeat(3 * 1024 * 1024))
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const bound = elsewhere.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  const provider = openInDialect(PTERODACTYL, 5000)(
    { id: 'one', address, key: 'secret', rehearsal: 'none' },
    { now: () => '2026-06-01T12:00:00.000Z', fetch },
  )
  for (const detail of ['302', '200']) {
    expect(await provider.observe(target())).toEqual({
      result: 'retry',
      fault: { code: 'UNKNOWN_ANSWER', detail },
    })
  }
  const asked = '/api/application/servers/external/hf-one?include=allocations,user Bearer secret'
  expect(met).toEqual([asked, asked])
  elsewhere.closeAllConnections()
  await new Promise((resolve) => elsewhere.close(resolve))
})

test.each([
  ['of another billing system', { externalId: 'whmcs-7' }, true],
  ['of an administrator', { isRootAdmin: true }, true],
  ['of an administrator with our key', { isRootAdmin: true, externalId: 'hf-u-jane' }, true],
  ['with our key in other letters', { externalId: 'HF-U-Jane' }, true],
  ['of a mail that the customer has not confirmed', {}, false],
])('T25: an account %s is not taken over', (_whose, changed, isEmailVerified) =>
  withPanel(async (at) => {
    addUser(at, changed)
    const before = structuredClone(at.panel.state.users)
    expect(fault(await make(at, { owner: { isEmailVerified } }))).toMatchObject({
      code: 'FOREIGN_ACCOUNT',
    })
    expect(at.panel.state.users).toEqual(before)
    expect(lines(at)).toEqual([])
  }),
)

test('T25: the customer’s own account of before is used and left as it is', () =>
  withPanel(async (at) => {
    const own = structuredClone(addUser(at, {}))
    expect(await make(at)).toMatchObject({ seen: { userName: own.username } })
    expect(at.panel.state.users[1]).toEqual(own)
    expect(lines(at)).toEqual(['POST /servers'])
  }))

test('T25: an account that another order made at the same moment is found', async () => {
  const holder: { at?: TestPanel } = {}
  const racing: typeof fetch = async (input, init) => {
    if (init?.method === 'POST' && String(input).endsWith('/users') && holder.at) {
      if (holder.at.panel.state.users.length === 1) addUser(holder.at, { externalId: 'hf-u-jane' })
    }
    return fetch(input, init)
  }
  await withPanel(
    async (at) => {
      holder.at = at
      expect(await make(at)).toMatchObject({ result: 'done' })
      expect(at.panel.state.users).toHaveLength(2)
    },
    { fetch: racing },
  )
})
