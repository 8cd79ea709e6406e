import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ADMIN,
  CUSTOMER,
  ORDER,
  ORIGIN,
  openTestServer,
  type TestServer,
} from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const me = async (headers: Record<string, string>) =>
  (await server.call('accounts/me', undefined, { headers })).json().json

const tokenOf = (cookie: string): string => cookie.split('=')[1] ?? ''

test('the session is kept in a cookie that no script can read', async () => {
  const reply = await server.call('accounts/login', ADMIN)
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(/^hostfront=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(
      /^hostfront-known=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ])
  expect(reply.body).not.toContain(reply.cookies[0]?.value)
})

test('each login gets a token of its own, and none that was brought along', async () => {
  const planted = `hostfront=${'a'.repeat(43)}`
  const reply = await server.call('accounts/login', ADMIN, { headers: { cookie: planted } })
  const cookie = `hostfront=${reply.cookies[0]?.value}`
  expect(cookie).not.toBe(planted)
  expect(await me({ cookie: planted })).toBe(null)
  expect(await me({ cookie })).toMatchObject({ email: ADMIN.email })
  expect(await server.admin()).not.toBe(cookie)
})

test('logging out ends the session and takes the cookie away', async () => {
  const cookie = await server.admin()
  const reply = await server.call('accounts/logout', undefined, { headers: { cookie } })
  expect(reply.headers['set-cookie']).toMatch(/^hostfront=; .*Expires=Thu, 01 Jan 1970/)
  expect(await me({ cookie })).toBe(null)
})

test('a new password means a new token, and the end of the other sessions', async () => {
  const [here, elsewhere] = [await server.customer(), await server.signIn(CUSTOMER)]
  const reply = await server.call(
    'accounts/changePassword',
    { currentPassword: CUSTOMER.password, password: 'Silver-Orchard-88' },
    { headers: { cookie: here } },
  )
  expect(reply.statusCode).toBe(200)
  const next = `hostfront=${reply.cookies[0]?.value}`
  expect(await me({ cookie: next })).toMatchObject({ email: CUSTOMER.email })
  expect([await me({ cookie: here }), await me({ cookie: elsewhere })]).toEqual([null, null])
})

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['no site at all', { origin: 'null' }, 403],
  ['another port of this machine', { origin: 'http://localhost:9999' }, 403],
  ['what the browser calls cross-site', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour', { origin: ORIGIN, 'sec-fetch-site': 'same-site' }, 403],
  ['our own page', { origin: ORIGIN }, 200],
  ['our own page, as the browser says', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, 200],
])('a call with our cookie from %s', async (_where, headers, status) => {
  const cookie = await server.admin()
  const reply = await server.call('notifications/markAllRead', undefined, {
    headers: { cookie, ...headers },
  })
  expect(reply.statusCode).toBe(status)
})

test('a call with our cookie that does not say where it comes from is refused', async () => {
  const send = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/rpc/accounts/me',
      payload: { json: {} },
      headers,
    })
  expect((await send({ cookie: await server.admin() })).statusCode).toBe(403)
  expect((await send({})).statusCode).toBe(200)
})

test('a login sent by another site is refused, cookie or not', async () => {
  const reply = await server.call('accounts/login', ADMIN, {
    headers: { origin: 'https://evil.example' },
  })
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined])
})

async function createKey(cookie: string, scopes: string[]): Promise<string> {
  const form = { name: 'script', scopes, expiresInDays: null, password: ADMIN.password }
  const reply = await server.call('apiKeys/create', form, { headers: { cookie } })
  return reply.json().json.key
}

const rest = (method: 'GET' | 'POST', path: string, key: string, cookie?: string) =>
  server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${key}`, ...(cookie ? { cookie } : {}) },
    ...(method === 'POST' ? { payload: {} } : {}),
  })

test('a key does what its scopes name, and nothing else', async () => {
  const key = await createKey(await server.admin(), ['orders:read'])
  expect((await rest('GET', 'orders/list?limit=5', key)).statusCode).toBe(200)
  expect((await rest('GET', 'billing/invoices', key)).statusCode).toBe(403)
  expect((await rest('GET', 'apiKeys/list', key)).statusCode).toBe(403)
  expect((await rest('POST', 'apiKeys/create', key)).statusCode).toBe(403)
  expect((await rest('GET', 'orders/list?limit=5', `${key}x`)).statusCode).toBe(401)
})

test('a call with a key and a cookie is the key alone, and gets no cookie', async () => {
  const cookie = await server.admin()
  const key = await createKey(cookie, ['orders:read'])
  const reply = await rest('GET', 'billing/invoices', key, cookie)
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined])
  const login = await server.call('accounts/login', ADMIN, {
    headers: { authorization: `Bearer ${key}` },
  })
  expect(login.headers['set-cookie']).toBeUndefined()
})

test('the numbers of a query string are numbers', async () => {
  const key = await createKey(await server.admin(), ['orders:read'])
  const reply = await rest('GET', 'orders/list?limit=many', key)
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST'])
})

test('an order sent again under its key is placed once', async () => {
  const cookie = await server.admin()
  const place = (key: string, change: object = {}) =>
    server.call(
      'orders/place',
      { ...ORDER, paymentMethod: 'coins', ...change },
      { headers: { cookie, 'idempotency-key': key } },
    )
  const [first, second] = [await place('order-1'), await place('order-1')]
  expect([first.statusCode, first.body]).toEqual([200, second.body])
  expect((await place('order-1', { serverName: 'other' })).json().json.code).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  )
  expect((await place('order-2')).body).not.toBe(first.body)
  const mine = await server.call('orders/mine', { limit: 10 }, { headers: { cookie } })
  expect(mine.json().json.items).toHaveLength(2)
  expect((await place('two words')).statusCode).toBe(400)
})

test('a session belongs to whoever holds its token alone', async () => {
  const cookie = await server.admin()
  const forged = `hostfront=${tokenOf(cookie).slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`
  expect(await me({ cookie: forged })).toBe(null)
})
