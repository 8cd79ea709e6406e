import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite, openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })

beforeAll(async () => {
  server = await openTestServer({ siteFolder: makeSite() })
})
afterAll(() => server.close())

test.each([
  ['/', 200, 'home'],
  ['/about', 200, 'about'],
  ['/about/', 200, 'about'],
  ['/dashboard', 200, 'frame'],
  ['/admin/orders/17', 200, 'frame'],
  ['/dashboard/services/17', 200, 'frame'],
  ['/dashboard/orders/17', 200, 'frame'],
  ['/nowhere', 404, 'nothing here'],
  ['/..%2f..%2fpackage.json', 404, 'nothing here'],
  ['/about/../../secret', 404, 'nothing here'],
])('%s answers %d with its page', async (url, status, text) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.body).toContain(`<title>${text}`)
  const policy = String(reply.headers['content-security-policy'])
  for (const rule of ["script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule)
  }
})

test('an address that is none is refused in a line', async () => {
  const reply = await get('/%zz')
  expect([reply.statusCode, reply.body]).toEqual([400, 'The request is malformed.'])
})

test('a missing asset is no page', async () => {
  const reply = await get('/assets/gone-Ab12Cd34.js')
  expect(reply.statusCode).toBe(404)
  expect(reply.body).not.toContain('<html')
})

test('the copy that the build has packed is sent to whoever takes it', async () => {
  const packed = await get('/assets/app-Ab12Cd34.js', { 'accept-encoding': 'br, gzip' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers['content-type']).toContain('javascript')
  expect(packed.headers.vary).toMatch(/accept-encoding/i)
  expect((await get('/assets/app-Ab12Cd34.js')).headers['content-encoding']).toBeUndefined()
})

test('hashed files are kept for a year, and asked for again never', async () => {
  const { headers } = await get('/assets/app-Ab12Cd34.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a page that has not changed is not sent again', async () => {
  const { etag } = (await get('/')).headers
  expect(etag).toBeTruthy()
  const again = await get('/', { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('a page may run its own inline script and no other, and be framed by nobody', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update('requestAnimationFrame(()=>{})').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain('frame-src https://www.openstreetmap.org')
})

test('pages are only read', async () => {
  const reply = await server.app.inject({ method: 'POST', url: '/about' })
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
  const head = await server.app.inject({ method: 'HEAD', url: '/about' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})
