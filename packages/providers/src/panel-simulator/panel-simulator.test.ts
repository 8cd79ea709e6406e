import { expect, test } from 'vitest'
import { ALL_FAULTS, faultsBySeed } from './faults.ts'
import { refused, SERVER, USER, withSimulator } from './simulator-for-tests.ts'

test('without its key there is 401, or the way to the login for who wants no JSON', () =>
  withSimulator(async (_panel, ask) => {
    const wrong = { Authorization: 'Bearer wrong' }
    const { status, json } = await ask('GET /servers', { headers: wrong })
    expect([status, refused(json)]).toEqual([401, ['AuthenticationException']])
    const page = await ask('GET /servers', { headers: { ...wrong, Accept: 'text/html' } })
    expect([page.status, page.headers.get('location')]).toEqual([302, '/auth/login'])
  }))

test('a key without the right gets 403, by the name that a forbidden address has, too', () =>
  withSimulator(async (panel, ask) => {
    for (const key of panel.state.keys) key.rights = { ...key.rights, users: 1 }
    expect((await ask('GET /users')).status).toBe(200)
    const { status, json } = await ask('POST /users', { body: USER })
    expect([status, refused(json)]).toEqual([403, ['AccessDeniedHttpException']])
  }))

test('what is not there is 404 in JSON, beside the API a page', () =>
  withSimulator(async (panel, ask) => {
    for (const path of ['/servers/external/hf-1', '/servers/7', '/nests/1/eggs/2', '/nothing']) {
      const { status, json } = await ask(`GET ${path}`)
      expect([status, refused(json)]).toEqual([404, ['NotFoundHttpException']])
    }
    expect((await ask('PUT /servers')).status).toBe(405)
    const page = await fetch(`${panel.address}/elsewhere`)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
  }))

test('240 calls a minute are answered, the next waits', () => {
  let time = 0
  return withSimulator(
    async (_panel, ask) => {
      const first = await ask('GET /nodes')
      expect(first.headers.get('x-ratelimit-limit')).toBe('3')
      expect(first.headers.get('x-ratelimit-remaining')).toBe('2')
      await ask('GET /nodes')
      time = 20_000
      await ask('GET /nodes')
      const { status, headers, json } = await ask('GET /nodes')
      expect([status, refused(json)]).toEqual([429, ['ThrottleRequestsException']])
      expect(headers.get('retry-after')).toBe('40')
      time = 60_000
      expect((await ask('GET /nodes')).status).toBe(200)
    },
    { now: () => time, requestsPerMinute: 3 },
  )
})

test('a filter finds what contains it, whatever its case, and a comma stands between two', () =>
  withSimulator(async (_panel, ask) => {
    await ask('POST /users', { body: { ...USER, email: 'MyJane@shop.test' } })
    await ask('POST /users', { body: { ...USER, username: 'bob', email: 'bob@shop.test' } })
    const found = async (email: string) =>
      (await ask(`GET /users?filter[email]=${email}`)).json.data.map(
        (user) => user.attributes.email,
      )
    expect(await found('jane@shop.test')).toEqual(['MyJane@shop.test'])
    expect(await found('jane,bob')).toEqual(['MyJane@shop.test', 'bob@shop.test'])
    expect((await ask('GET /users?filter[name]=x')).status).toBe(400)
  }))

test('lists come in pages of 50', () =>
  withSimulator(async (_panel, ask) => {
    const { json } = await ask('GET /nodes/1/allocations?filter[server_id]=0&page=2')
    expect(json.data).toHaveLength(50)
    expect(json.meta.pagination).toMatchObject({
      total: 500,
      per_page: 50,
      current_page: 2,
      total_pages: 10,
    })
    expect(json.data[0]?.attributes).toMatchObject({ id: 51, assigned: false, port: 7750 })
  }))

test('accounts: the mail and both names are needed, and mail, name and key are taken once, whatever the case', () =>
  withSimulator(async (_panel, ask) => {
    const { status, json } = await ask('POST /users', {
      body: { ...USER, last_name: ' ', username: '-x' },
    })
    expect([status, refused(json)]).toEqual([
      422,
      ['ValidationException username p_username', 'ValidationException last_name required'],
    ])
    const made = await ask('POST /users', { body: { ...USER, external_id: 'hf-u-1' } })
    expect(made.json.attributes).toMatchObject({ username: 'jane-1', root_admin: false })
    const again = { ...USER, email: 'JANE@shop.test', external_id: 'HF-U-1' }
    expect(refused((await ask('POST /users', { body: again })).json)).toEqual([
      'ValidationException email unique',
      'ValidationException external_id unique',
      'ValidationException username unique',
    ])
    expect((await ask('GET /users/external/HF-u-1')).json.attributes.id).toBe(
      made.json.attributes.id,
    )
  }))

test.each([
  [{ external_id: 'x'.repeat(192) }, 'external_id between'],
  [{ name: '' }, 'name required'],
  [{ user: 99 }, 'user exists'],
  [{ egg: 99 }, 'egg exists'],
  [{ docker_image: 'a;b' }, 'docker_image regex'],
  [{ startup: undefined }, 'startup required'],
  [{ environment: undefined }, 'environment present'],
  [{ limits: { ...SERVER.limits, memory: -1 } }, 'limits.memory min'],
  [{ limits: { ...SERVER.limits, io: 9 } }, 'limits.io between'],
  [{ limits: { ...SERVER.limits, swap: -2 } }, 'limits.swap min'],
  [{ feature_limits: { databases: 0 } }, 'feature_limits.backups present'],
  [{ allocation: {} }, 'allocation.default required'],
  [{ allocation: { default: 9999 } }, 'allocation.default exists'],
  [{ allocation: { default: 1, additional: [9999] } }, 'allocation.additional.0 exists'],
  [{ environment: { Version: '1' } }, 'environment.RCON_PASS required'],
  [{ environment: { Version: 'x'.repeat(33), RCON_PASS: 'x' } }, 'environment.Version max'],
])('an order with %o is refused by its field', (changed, expected) =>
  withSimulator(async (panel, ask) => {
    const { status, json } = await ask('POST /servers', { body: { ...SERVER, ...changed } })
    expect([status, refused(json)]).toEqual([422, [`ValidationException ${expected}`]])
    expect(panel.state.servers).toEqual([])
  }),
)

test('a second order with the same key is refused, and so is a port in use', () =>
  withSimulator(async (_panel, ask) => {
    expect((await ask('POST /servers', { body: SERVER })).status).toBe(201)
    expect(
      refused((await ask('POST /servers', { body: { ...SERVER, external_id: 'HF-1' } })).json),
    ).toEqual([
      'ValidationException external_id unique',
      'ValidationException allocation.default exists',
    ])
  }))

test('an install takes its time, and one that is suspended meanwhile forgets how it ended', () => {
  let time = 0
  return withSimulator(
    async (panel, ask) => {
      panel.faults.plan('install-fails', ({ method }) => method === 'POST')
      const made = await ask('POST /servers?include=allocations,user', { body: SERVER })
      const { id, status, relationships } = made.json.attributes
      expect(status).toBe('installing')
      expect(relationships.allocations.data[0]?.attributes).toMatchObject({ id: 1, assigned: true })
      expect((await ask(`POST /servers/${id}/suspend`)).status).toBe(204)
      time = 3000
      const state = async () => (await ask(`GET /servers/${id}`)).json.attributes.status
      expect(await state()).toBe('suspended')
      expect((await ask(`POST /servers/${id}/unsuspend`)).status).toBe(204)
      expect(await state()).toBeNull()
    },
    { now: () => time },
  )
})

test('by force a server goes without its node, and its files stay there', () =>
  withSimulator(async (panel, ask) => {
    const { id } = (await ask('POST /servers', { body: SERVER })).json.attributes
    const [node] = panel.state.nodes
    if (node) node.isDown = true
    const plain = await ask(`DELETE /servers/${id}`)
    expect([plain.status, refused(plain.json)]).toEqual([504, ['DaemonConnectionException']])
    expect((await ask(`DELETE /servers/${id}/force`)).status).toBe(204)
    expect([panel.state.servers.length, node?.folders.size]).toEqual([0, 1])
    expect(panel.state.allocations[0]?.serverId).toBeNull()
  }))

test('an order to a node that does not answer leaves nothing behind', () =>
  withSimulator(async (panel, ask) => {
    for (const node of panel.state.nodes) node.isDown = true
    expect((await ask('POST /servers', { body: SERVER })).status).toBe(504)
    expect(panel.state.servers).toEqual([])
  }))

test('the page shows the servers as text, and its buttons turn faults on and off', () =>
  withSimulator(async (panel, ask) => {
    await ask('POST /servers', { body: { ...SERVER, name: '<script>alert(1)</script>' } })
    const press = (name: string) =>
      fetch(`${panel.address}/buttons`, {
        method: 'POST',
        body: new URLSearchParams({ press: name }),
      })
    const page = await (await press('502-page')).text()
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
    expect(page).toContain('value="502-page" aria-pressed="true"')
    expect((await ask('GET /nodes')).status).toBe(502)
    await press('502-page')
    expect((await ask('GET /nodes')).status).toBe(200)
    await press('down')
    expect((await ask('GET /nodes')).status).toBe(502)
    await press('down')
    await press('key')
    expect((await ask('GET /nodes')).status).toBe(401)
    await press('node:1')
    expect(panel.state.nodes[0]?.isDown).toBe(true)
  }))

test('the same seed brings the same faults', () => {
  const draw = (seed: number) => {
    const choose = faultsBySeed(seed, 0.5)
    return Array.from({ length: 200 }, () =>
      choose({ api: 'application', method: 'POST', path: '/servers' }),
    )
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  expect(new Set(draw(7)).size).toBeGreaterThan(ALL_FAULTS.length / 2)
})
