import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeSite, openTestServer, type TestServer } from '../testing/test-server.ts'

const SHOP = 'https://shop.example'
let known: TestServer
let unknown: TestServer
const get = ({ app }: TestServer, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'shop.example', ...headers } })

beforeAll(async () => {
  const siteFolder = makeSite()
  known = await openTestServer({ siteFolder, env: { publicUrl: SHOP, isPublicUrlSet: true } })
  unknown = await openTestServer({ siteFolder })
})
afterAll(async () => {
  await known.close()
  await unknown.close()
})

test('pages, sitemap and robots name the address of the shop', async () => {
  const page = await get(known, '/contact')
  expect(page.body).toContain(`<link rel="canonical" href="${SHOP}/contact">`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-cache')
  const sitemap = await get(known, '/sitemap.xml')
  expect(sitemap.body).toContain(`<loc>${SHOP}/contact</loc>`)
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect((await get(known, '/robots.txt')).body).toContain(`Sitemap: ${SHOP}/sitemap.xml`)
})

test('a shop whose address nobody has said leaves out what needs it', async () => {
  const local = { host: 'localhost:4174' }
  const page = await get(unknown, '/contact', local)
  expect(page.body).toContain('<title>contact')
  expect(page.body).not.toMatch(/canonical|PUBLIC_URL/)
  expect((await get(unknown, '/sitemap.xml', local)).statusCode).toBe(404)
  expect((await get(unknown, '/robots.txt', local)).body).toBe('User-agent: *\n')
})

test('such a page is sent packed, and not again while it is the same', async () => {
  const ask = () => get(known, '/contact', { 'accept-encoding': 'gzip, br' })
  const [packed, beside] = await Promise.all([ask(), ask()])
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('canonical')
  for (const other of [beside, await ask()]) expect(other.rawPayload).toEqual(packed.rawPayload)
  const etag = String(packed.headers.etag)
  const again = await get(known, '/contact', { 'if-none-match': `"old", W/${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('data in a page is no script that its policy has to allow', async () => {
  const { headers } = await get(known, '/contact')
  const policy = String(headers['content-security-policy'])
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
})

test('the imprint is a page once the operator has written it', async () => {
  const missing = await get(known, '/imprint')
  expect([missing.statusCode, missing.body.includes('nothing here')]).toEqual([404, true])
  await known.backend.store.transaction(async (tx) => {
    const settings = await tx.settings.get('settings')
    if (!settings) throw new Error('no settings')
    await tx.settings.update('settings', { legal: { ...settings.legal, imprint: 'Night Shift' } })
  })
  const written = await get(known, '/imprint')
  expect([written.statusCode, written.body.includes('<title>imprint')]).toEqual([200, true])
})

describe('what the shop says of itself', () => {
  const ABOUT = /<title>(.*?)<\/title>/
  const titleOf = async (server: TestServer) =>
    ABOUT.exec((await get(server, '/about', { host: 'localhost:4174' })).body)?.[1]
  const rename = (server: TestServer, siteName: string) =>
    server.backend.store.transaction((tx) => tx.settings.update('settings', { siteName }))

  afterEach(() => vi.useRealTimers())

  test('is in its pages, with what is no HTML of theirs, and soon after it is changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const before = await get(known, '/about')
    expect(before.body).toContain('<title>about | Hostfront</title>')
    await rename(known, 'Atlas & <b>"Play"</b> %HOME_TITLE% $&')
    vi.setSystemTime(Date.now() + 5000)
    const after = await get(known, '/about', { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(ABOUT.exec(after.body)?.[1]).toBe(
      'about | Atlas &amp; &lt;b&gt;&quot;Play&quot;&lt;/b&gt; %HOME_TITLE% $&amp;',
    )
    const packed = await get(known, '/about', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(after.body)
  })

  test('is what was last read while the store is away', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await rename(unknown, 'Night Shift')
    vi.setSystemTime(Date.now() + 5000)
    expect(await titleOf(unknown)).toBe('about | Night Shift')
    const away = vi.spyOn(unknown.backend.store, 'read').mockRejectedValue(new Error('away'))
    vi.setSystemTime(Date.now() + 5000)
    expect(await titleOf(unknown)).toBe('about | Night Shift')
    away.mockImplementation(() => new Promise(() => {}))
    vi.setSystemTime(Date.now() + 5000)
    expect(await titleOf(unknown)).toBe('about | Night Shift')
    away.mockRestore()
  })
})
