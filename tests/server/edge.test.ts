/** The edge as another site, a stranger and a scanner find it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { readShop, type StockedShop, stockShop } from './shop-record.ts'

let server: OpenServer
let shop: StockedShop
beforeAll(async () => {
  server = await openServer({ env: { LOG_LEVEL: 'error' } })
  shop = await stockShop(server, [{ name: 'jane', coins: 10_000 }])
})
afterAll(() => server?.close())

const JSON_TYPE = { 'content-type': 'application/json' }

describe('every kind of answer carries the headers that protect it', () => {
  test.each([
    ['a page', '/', {}],
    ['a page of the interface', '/login', {}],
    ['an unknown path', '/no-such-page-anywhere', {}],
    ['an answer of the contract', '/api/v1/plans/onSale', {}],
    ['a refusal', '/api/v1/orders/mine', {}],
    ['bad input', '/api/v1/accounts/login', { method: 'POST', headers: JSON_TYPE, body: '{' }],
    [
      'an unknown procedure',
      '/api/rpc/no/such',
      { method: 'POST', headers: JSON_TYPE, body: '{}' },
    ],
    ['the document', '/api/openapi.json', {}],
    ['the browsable document', '/api/docs', {}],
    ['liveness', '/healthz', {}],
    ['readiness', '/readyz', {}],
  ] as [string, string, RequestInit][])('%s', async (_name, path, init) => {
    const response = await server.caller().request(path, init)
    await response.arrayBuffer()
    const { headers } = response
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'self'|default-src 'none'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/default-src 'none'|object-src 'none'/)
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('what is personal is kept by nobody on the way', async () => {
    const [jane] = shop.people
    for (const path of ['/api/v1/accounts/me', '/api/v1/orders/mine']) {
      const response = await jane?.request(path)
      expect(response?.headers.get('cache-control')).toMatch(/no-store|private/)
    }
  })
})

describe('another site', () => {
  const order = JSON.stringify(orderForm)
  const otherSites: [string, Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.test' }],
    ['the origin "null" of a sandboxed frame', { origin: 'null' }],
    ['an origin that begins like ours', { origin: 'http://127.0.0.1.evil.test' }],
    ['another port of this host', { origin: 'http://127.0.0.1:1' }],
    ['a cross-site request of a modern browser', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ]

  test.each(otherSites)('%s places no order with the cookie', async (_name, headers) => {
    const [jane] = shop.people
    if (!jane) throw new Error('nobody is signed in')
    const stranger = server.caller({ cookies: jane.cookies, headers })
    for (const [path, body] of [
      ['/api/v1/orders/place', order],
      ['/api/rpc/orders/place', `{"json":${order}}`],
    ] as const) {
      const response = await stranger.request(path, { method: 'POST', headers: JSON_TYPE, body })
      expect(response.status).toBe(403)
    }
    expect((await jane.api.orders.mine({})).items).toEqual([])
    expect(await jane.api.accounts.me()).toMatchObject({ coins: 10_000 })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form of type %s is no order, wherever it comes from',
    async (type) => {
      const [jane] = shop.people
      for (const [path, body] of [
        ['/api/v1/orders/place', order],
        ['/api/rpc/orders/place', `{"json":${order}}`],
      ] as const) {
        const response = await jane?.request(path, {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        })
        expect(response?.status).toBeGreaterThanOrEqual(400)
        expect(response?.status).toBeLessThan(500)
      }
      expect((await jane?.api.orders.mine({}))?.items).toEqual([])
    },
  )

  test('what changes something is no GET', async () => {
    const [jane] = shop.people
    const query = encodeURIComponent(JSON.stringify({ json: orderForm }))
    for (const path of [
      `/api/rpc/orders/place?data=${query}`,
      '/api/rpc/accounts/logout',
      '/api/v1/accounts/logout',
    ]) {
      const response = await jane?.request(path)
      expect([404, 405]).toContain(response?.status)
    }
    expect((await jane?.api.orders.mine({}))?.items).toEqual([])
  })
})

describe('no request is sent on to a foreign host', () => {
  test.each([
    '//evil.test',
    '//evil.test/%2e%2e',
    '/\\evil.test',
    '/%5cevil.test',
    '/login?next=https://evil.test',
    '/login?next=//evil.test',
    '/logout?next=//evil.test',
    '/api/v1//evil.test',
    '/https://evil.test/',
    '/.//evil.test/..',
  ])('%s', async (path) => {
    // `fetch` sends no Host of its own: http/own-host.test.ts has those.
    for (const headers of [{}, { 'x-forwarded-host': 'evil.test' }] as Record<string, string>[]) {
      const response = await server.caller({ headers }).request(path)
      const location = response.headers.get('location')
      if (location !== null)
        expect(new URL(location, server.url).host).toBe(new URL(server.url).host)
      expect(await response.text()).not.toMatch(/http-equiv=["']?refresh/i)
    }
  })
})

test('role, coins, price and owner that come along with any request change nothing', async () => {
  const [jane] = shop.people
  if (!jane) throw new Error('nobody is signed in')
  const admin = shop.admin
  const forged = {
    role: 'admin',
    coins: 9_999_999,
    price: 1,
    priceMonthly: 1,
    status: 'active',
    paidWithCoins: true,
    emailVerifiedAt: '2026-01-01T00:00:00.000Z',
    scopes: ['orders:write'],
    userId: (await admin.api.accounts.me())?.id,
    user: { role: 'admin' },
  }
  const before = await readShop(admin)
  const { paths } = (await (await server.caller().request('/api/openapi.json')).json()) as {
    paths: Record<string, { post?: object }>
  }
  const known: Record<string, object> = {
    '/orders/place': { ...orderForm, paymentMethod: 'paypal' },
    '/accounts/register': { name: 'Eve', email: 'eve@shop.test', password: 'Copper-Lantern-84' },
    '/accounts/changePassword': { currentPassword: jane.password, password: 'Maple-Anchor-31' },
    '/support/sendMessage': {
      name: 'Jane',
      email: 'jane@shop.test',
      subject: 'Slots',
      message: 'How many?',
    },
    '/content/subscribe': { email: 'jane@shop.test' },
  }
  const changing = Object.keys(paths).filter(
    // Someone who has just signed in is not asked for anything more before their account is deleted.
    (path) => paths[path]?.post && !['/accounts/logout', '/accounts/remove'].includes(path),
  )
  expect(changing.length).toBeGreaterThan(15)
  for (const path of changing) {
    const body = JSON.stringify({ ...forged, ...known[path] })
    const response = await jane.request(`/api/v1${path}`, {
      method: 'POST',
      headers: JSON_TYPE,
      body,
    })
    await response.arrayBuffer()
    expect(response.status).toBeLessThan(500)
    if (path in known) expect(`${path} ${response.status}`).toBe(`${path} 200`)
  }
  const poisoned = await jane.request('/api/v1/orders/place', {
    method: 'POST',
    headers: JSON_TYPE,
    body: `{"__proto__":{"role":"admin"},${JSON.stringify(orderForm).slice(1)}`,
  })
  expect(poisoned.status).toBe(400)
  const after = await readShop(admin)
  const own = after.users.find(({ id }) => id === jane.id)
  expect(own).toEqual({
    ...before.users.find(({ id }) => id === jane.id),
    passwordHash: own?.passwordHash,
    // As her order says.
    country: orderForm.country,
  })
  expect(after.users.find(({ email }) => email === 'eve@shop.test')).toMatchObject({
    role: 'user',
    coins: 0,
    emailVerifiedAt: null,
    status: 'active',
  })
  expect(after.orders).toMatchObject([
    {
      userId: jane.id,
      price: 450,
      priceMonthly: 450,
      amountDue: 450,
      status: 'pending',
      paidWithCoins: false,
    },
  ])
  expect(after.users.filter(({ role }) => role === 'admin')).toEqual(
    before.users.filter(({ role }) => role === 'admin'),
  )
})
