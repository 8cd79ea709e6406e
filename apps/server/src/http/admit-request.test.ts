import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, ORIGIN, openTestServer, type TestServer } from '../testing/test-server.ts'
import { procedures } from './procedures.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const JSON_TYPE = { 'content-type': 'application/json', origin: ORIGIN }
const send = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { ...JSON_TYPE, ...headers } })

const all = [...procedures]
const ofVisitors = all.filter(([, { traits }]) => traits.permission === 'public')
const ofOthers = all.filter(([, { traits }]) => traits.permission !== 'public')

test.each(['/api/rpc', '/api/v1'])(
  'a stranger is refused by every procedure of others at %s before their text is looked at',
  async (prefix) => {
    expect(ofOthers.length).toBeGreaterThan(50)
    for (const [path] of ofOthers) {
      const reply = await send(`${prefix}/${path}`, '{"json":')
      expect([path, reply.statusCode]).toEqual([path, 401])
      expect(reply.body).toContain('"code":"LOGIN_REQUIRED"')
    }
  },
)

test.each(['/api/rpc', '/api/v1'])("a visitor's procedure takes 16 kB at %s", async (prefix) => {
  expect(ofVisitors.length).toBeGreaterThan(8)
  for (const [path] of ofVisitors) {
    const reply = await send(`${prefix}/${path}`, `"${'x'.repeat(17_000)}"`)
    expect([path, reply.statusCode]).toEqual([path, 413])
  }
  const fits = JSON.stringify({ json: { email: 'x'.repeat(15_000) } })
  expect((await send(`${prefix}/content/subscribe`, fits)).statusCode).toBe(400)
})

test('the longest message that a visitor may write fits, in any writing', async () => {
  const form = {
    name: '名'.repeat(120),
    email: `${'a'.repeat(60)}@${'long-name.'.repeat(15)}example`,
    subject: '題'.repeat(200),
    message: '文'.repeat(5000),
  }
  const body = JSON.stringify({ json: form })
  expect((await send('/api/rpc/support/sendMessage', body)).statusCode).toBe(200)
})

test('whoever may not call a procedure is refused before much of theirs is parsed', async () => {
  const cookie = await server.customer()
  const broken = `{"json":"${'x'.repeat(100_000)}`
  for (const prefix of ['/api/rpc', '/api/v1']) {
    const url = `${prefix}/clients/update`
    expect((await send(url, broken, { cookie })).statusCode).toBe(403)
    const asAdmin = await send(url, broken, { cookie: await server.admin() })
    expect(asAdmin.statusCode).toBe(400)
  }
})

test('a refusal before the text is read says as much as one after it', async () => {
  const closed = await openTestServer()
  const [cookie, ofAdmin] = [await closed.customer(), await closed.admin()]
  const maintenanceMessage = 'Back at noon.'
  const form = { maintenanceMode: true, maintenanceMessage }
  await closed.call('settings/update', form, { headers: { cookie: ofAdmin } })
  for (const length of [10, 100_000]) {
    const reply = await closed.call('tickets/open', 'x'.repeat(length), { headers: { cookie } })
    expect(reply.json().json).toMatchObject({
      code: 'MAINTENANCE',
      status: 503,
      data: { message: maintenanceMessage },
    })
  }
  await closed.close()
})

test.each([
  ['clients/changeCoins', { amount: '0x10', note: '' }, 'amount'],
  ['clients/changeCoins', { amount: '1', note: '' }, 'amount'],
  ['clients/changeCoins', { amount: true, note: '' }, 'amount'],
])('text is no number in JSON: %s %j', async (path, input, field) => {
  const cookie = await server.admin()
  const { id } = (await server.call('accounts/me', {}, { headers: { cookie } })).json().json
  for (const [prefix, body] of [
    ['/api/v1', { id, ...input }],
    ['/api/rpc', { json: { id, ...input } }],
  ] as const) {
    const reply = await send(`${prefix}/${path}`, JSON.stringify(body), { cookie })
    expect([prefix, reply.statusCode]).toEqual([prefix, 400])
    expect(JSON.stringify(reply.json())).toContain(`"path":["${field}"]`)
  }
})

test('in a query string numbers are read, as JSON writes them', async () => {
  const headers = { cookie: await server.admin() }
  const list = async (limit: string) =>
    (await server.app.inject({ url: `/api/v1/clients/list?limit=${limit}`, headers })).statusCode
  expect(await list('5')).toBe(200)
  for (const limit of ['0x10', '5.0', '%205', '1e1', '05']) {
    expect([limit, await list(limit)]).toEqual([limit, 400])
  }
})

test('an address that is too long is refused', async () => {
  const reply = await server.app.inject({ url: `/api/v1/vouchers/check?${'a&'.repeat(3000)}` })
  expect([reply.statusCode, reply.json().code]).toEqual([414, 'URI_TOO_LONG'])
})

test.each(['accounts%2Flogin', 'accounts/login/', 'accounts//login', 'accounts/log%69n'])(
  'a procedure has one spelling: %s is none',
  async (path) => {
    for (const prefix of ['/api/rpc', '/api/v1']) {
      const reply = await send(`${prefix}/${path}`, JSON.stringify({ json: ADMIN, ...ADMIN }))
      expect(reply.statusCode).toBe(404)
    }
  },
)

test('what is sent counts against the address, also what was refused', async () => {
  const small = await openTestServer({ env: { limitsFactor: 0.1 } })
  const url = await small.app.listen({ port: 0, host: '127.0.0.1' })
  const post = async (bytes: number) =>
    (
      await fetch(`${url}/api/v1/admin/search`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: `"${'x'.repeat(bytes)}"`,
      })
    ).status
  // 60 requests, or ten of them with 80 kB each.
  const statuses = []
  for (let at = 0; at < 15; at++) statuses.push(await post(80_000))
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(5)
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(13)
  expect(statuses.at(-1)).toBe(429)
  await small.close()
})
