import { StoreError } from '@hostfront/store/port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, makeSite, ORIGIN, openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ siteFolder: makeSite() })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })

test.each([
  ['a page', '/'],
  ['a missing page', '/nowhere'],
  ['a file', '/assets/app-Ab12Cd34.js'],
  ['an answer', '/api/v1/plans/onSale'],
  ['a refusal', '/api/v1/orders/mine'],
  ['a missing procedure', '/api/v1/orders/eat'],
  ['health', '/healthz'],
  ['the document', '/api/openapi.json'],
  ['its page', '/api/docs'],
])('%s carries the security headers', async (_what, url) => {
  const { headers } = await get(url)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-request-id']).toBeTruthy()
  expect(headers['x-powered-by']).toBeUndefined()
})

test('over https browsers are told to stay there, and cookies too', async () => {
  const secure = await openTestServer({ env: { publicUrl: 'https://shop.example.org' } })
  const reply = await secure.call('accounts/login', ADMIN, {
    headers: { origin: 'https://shop.example.org', host: 'shop.example.org' },
  })
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-hostfront=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-hostfront-known=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
  await secure.close()
})

test('answers are kept by nobody, and are JSON', async () => {
  const { headers } = await get('/api/v1/plans/onSale')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-type']).toMatch(/^application\/json/)
})

test('a long answer is packed, a short one is not', async () => {
  const wanted = { 'accept-encoding': 'gzip' }
  expect((await get('/api/v1/plans/onSale', wanted)).headers['content-encoding']).toBe('gzip')
  expect((await get('/api/v1/accounts/me', wanted)).headers['content-encoding']).toBeUndefined()
})

test.each([
  ['/api', 404],
  ['/api/nothing', 404],
  ['/api/rpc/orders/eat', 404],
  ['/api/v1/orders/eat', 404],
  ['/api/v1/accounts/logout', 405],
  ['/api/rpc/accounts/logout', 405],
])('GET %s answers %d as JSON', async (url, status) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(status)
  if (url !== '/api') expect(JSON.stringify(reply.json())).toContain(`"status":${status}`)
})

test('a HEAD does nothing that a GET may not', async () => {
  const cookie = await server.admin()
  const head = { method: 'HEAD', headers: { cookie } } as const
  await server.app.inject({ ...head, url: '/api/rpc/accounts/logout' })
  expect((await get('/api/v1/accounts/me', { cookie })).json()).toMatchObject({ role: 'admin' })
})

test.each([
  ['no JSON', '{"json":', 'application/json', 400],
  ['a poisoned prototype', '{"json":{"__proto__":{"role":"admin"}}}', 'application/json', 400],
  ['a form', 'email=a&password=b', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{"json":{}}', 'text/plain', 415],
  ['a file', 'x', 'multipart/form-data; boundary=x', 415],
  ['too much', `{"json":{"email":"${'x'.repeat(20_000)}"}}`, 'application/json', 413],
])('%s is refused', async (_what, payload, type, status) => {
  const reply = await server.call('accounts/login', null, {
    payload,
    headers: { 'content-type': type },
  })
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ json: { status } })
})

test('a whole shop is taken in from an administrator alone', async () => {
  const document = { text: 'x'.repeat(400_000), apply: false }
  expect((await server.call('shop/importDocument', document)).statusCode).toBe(401)
  const cookie = await server.customer()
  const asCustomer = await server.call('shop/importDocument', document, { headers: { cookie } })
  expect(asCustomer.statusCode).toBe(403)
  const asAdmin = await server.call('shop/importDocument', document, {
    headers: { cookie: await server.admin() },
  })
  expect(asAdmin.json()).toMatchObject({ json: { code: 'DOCUMENT_REFUSED' } })
})

test('a fault shows its request and nothing of the inside', async () => {
  const broken = await openTestServer({
    change: () => ({
      now: () => {
        throw new Error('secret inside')
      },
    }),
  })
  const reply = await broken.call('support/sendMessage', {
    name: 'Ada',
    email: 'ada@shop.test',
    subject: 'Hello',
    message: 'A message that is long enough',
  })
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({
    json: {
      defined: false,
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: 'Something went wrong here.',
      data: { requestId: reply.headers['x-request-id'] },
    },
  })
  expect(broken.lines.join('')).toContain('secret inside')
  await broken.close()
})

test('while the store is away everything says 503 and when to come again', async () => {
  const away = new StoreError('unavailable', 'database')
  const fail = () => Promise.reject(away)
  const dead = await openTestServer({
    change: ({ store }) => ({ store: { ...store, read: fail, transaction: fail } }),
  })
  for (const url of ['/api/v1/plans/onSale', '/readyz', '/api/events']) {
    const reply = await dead.app.inject({ url, headers: { cookie: 'hostfront=token' } })
    expect([url, reply.statusCode, reply.headers['retry-after']]).toEqual([url, 503, '2'])
  }
  expect((await dead.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  await dead.close()
})

test('a request is known by the id it came with, if that is one', async () => {
  expect((await get('/healthz', { 'x-request-id': 'trace-0001' })).headers['x-request-id']).toBe(
    'trace-0001',
  )
  const made = String(
    (await get('/healthz', { 'x-request-id': 'a b\tc"{}' })).headers['x-request-id'],
  )
  expect(made).toMatch(/^[0-9a-f-]{36}$/)
})

test('a line is written for each request, without what is secret', async () => {
  server.lines.length = 0
  const cookie = await server.admin()
  await get('/reset-password?token=top-secret', { cookie })
  await server.call('accounts/me', {}, { headers: { cookie } })
  await server.call('accounts/me', {}, { headers: { cookie, authorization: 'Bearer hf_hidden' } })
  const log = server.lines.join('')
  expect(log).toContain('"route":"/api/rpc/accounts/login"')
  expect(log).toContain('"path":"/reset-password"')
  expect(log).toMatch(/"route":"\/api\/rpc\/accounts\/me".*"account":"[0-9a-f-]{36}"/)
  for (const secret of ['top-secret', 'hf_hidden', cookie.split('=')[1] ?? '', ADMIN.password]) {
    expect(log).not.toContain(secret)
  }
})

test('metrics answer this machine alone, or whoever has the token', async () => {
  await get('/api/v1/plans/onSale')
  const open = await get('/metrics')
  expect(open.body).toMatch(
    /http_request_duration_seconds_count\{.*route="\/api\/v1\/plans\/onSale"/,
  )
  expect(open.body).toContain('event_streams 0')
  const remote = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
  expect(remote.statusCode).toBe(403)
  // A page whose name was made to point here, and a proxy on this machine that TRUST_PROXY does not name.
  for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-for': '203.0.113.9' }]) {
    expect((await get('/metrics', headers)).statusCode).toBe(403)
  }
  expect((await get('/metrics', { host: '127.0.0.1:4174' })).statusCode).toBe(200)

  const token = 'a-token-of-many-characters'
  const guarded = await openTestServer({ env: { metricsToken: token } })
  const withToken = (authorization: string) =>
    guarded.app.inject({ url: '/metrics', headers: { authorization } })
  expect((await withToken('Bearer wrong')).statusCode).toBe(403)
  expect((await withToken(`Bearer ${token}`)).statusCode).toBe(200)
  await guarded.close()
})

test('one address is let through so often a minute', async () => {
  const limited = await openTestServer({ env: { limitsFactor: 0.005 } })
  const ask = (remoteAddress: string) =>
    limited.app.inject({ url: '/api/v1/accounts/me', remoteAddress })
  const answers = []
  for (let time = 0; time < 4; time++) answers.push((await ask('203.0.113.9')).statusCode)
  expect(answers).toEqual([200, 200, 200, 429])
  expect((await ask('203.0.113.9')).headers['retry-after']).toMatch(/^\d+$/)
  expect((await ask('203.0.113.10')).statusCode).toBe(200)
  await limited.close()
})

test('the document describes every procedure with its scope and key', async () => {
  const document = (await get('/api/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\.1/)
  expect(document.servers).toEqual([{ url: `${ORIGIN}/api/v1` }])
  const place = document.paths['/orders/place'].post
  expect(place.security).toContainEqual({ apiKey: ['orders:write'] })
  expect(place.parameters.map(({ name }: { name: string }) => name)).toContain('Idempotency-Key')
  expect(JSON.stringify(place.responses['409'])).toContain('INSUFFICIENT_COINS')
  expect(document.paths['/orders/mine'].get.security).toEqual([
    { apiKey: ['orders:read'] },
    { session: [] },
  ])
  expect(document.paths['/apiKeys/create'].post.security).toEqual([{ session: [] }])
})

test('the page that shows it comes from here alone', async () => {
  const page = await get('/api/docs')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect([file, (await get(file)).statusCode]).toEqual([file, 200])
})
