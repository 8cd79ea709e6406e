import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite, ORIGIN, openTestServer, type TestServer } from '../testing/test-server.ts'

const SHOP = 'https://shop.example.org'

let local: TestServer
let real: TestServer
beforeAll(async () => {
  const siteFolder = makeSite()
  local = await openTestServer({ siteFolder })
  real = await openTestServer({ siteFolder, env: { publicUrl: SHOP } })
})
afterAll(() => Promise.all([local.close(), real.close()]))

const PATHS = ['/', '/about', '/api/v1/plans/onSale', '/api/events', '/api/docs', '/nowhere']
const statusOf = async (server: TestServer, url: string, host: string) =>
  (await server.app.inject({ url, headers: { host } })).statusCode

test.each([
  'evil.example',
  'evil.example:4174',
  'localhost.evil.example',
  'a@localhost',
  '[::2]',
  '128.0.0.1',
  'notlocalhost',
])('a local shop does not answer as %j', async (host) => {
  for (const path of PATHS) expect([path, await statusOf(local, path, host)]).toEqual([path, 421])
})

test.each([
  'localhost',
  'localhost:4174',
  'shop.localhost',
  '127.0.0.1:4174',
  '127.0.0.2',
  '[::1]:4174',
  'LOCALHOST:8080',
])('a local shop answers as %s', async (host) => {
  expect(await statusOf(local, '/', host)).toBe(200)
  expect(await statusOf(local, '/api/v1/plans/onSale', host)).toBe(200)
})

test('a shop under another name of this machine is as local', async () => {
  const other = await openTestServer({ env: { publicUrl: 'http://shop.localhost:4174' } })
  for (const host of ['shop.localhost:4174', 'localhost:4174', '127.0.0.1:4174']) {
    expect([host, await statusOf(other, '/api/v1/plans/onSale', host)]).toEqual([host, 200])
  }
  await other.close()
})

test('a real shop answers under its own name alone', async () => {
  for (const host of ['shop.example.org', 'Shop.example.org:443']) {
    expect(await statusOf(real, '/api/v1/plans/onSale', host)).toBe(200)
  }
  for (const host of ['localhost', '127.0.0.1:4174', 'www.shop.example.org', '203.0.113.9']) {
    expect([host, await statusOf(real, '/', host)]).toEqual([host, 421])
  }
})

test('probes ask by address', async () => {
  for (const path of ['/healthz', '/readyz']) {
    for (const host of ['203.0.113.9:4174', '127.0.0.1']) {
      expect([path, await statusOf(real, path, host)]).toEqual([path, 200])
    }
  }
  expect(await statusOf(real, '/metrics', '127.0.0.1:4174')).toBe(200)
  expect(await statusOf(real, '/metrics', 'shop.example.org')).toBe(403)
})

test('who asks under a wrong name is told the right one', async () => {
  const reply = await real.app.inject({ url: '/', headers: { host: '203.0.113.9' } })
  expect(reply.body).toContain(SHOP)
})

test('the name that a trusted proxy was asked under counts, and only that', async () => {
  const behind = await openTestServer({ env: { publicUrl: SHOP, trustProxy: ['127.0.0.1'] } })
  const ask = async (remoteAddress: string) => {
    const headers = { host: '127.0.0.1:4174', 'x-forwarded-host': 'shop.example.org' }
    const url = '/api/v1/plans/onSale'
    return (await behind.app.inject({ url, headers, remoteAddress })).statusCode
  }
  expect([await ask('127.0.0.1'), await ask('203.0.113.9')]).toEqual([200, 421])
  await behind.close()
})

test.each([
  ['another site under its own name', 'evil.example', 'http://evil.example', 421],
  ['another site', 'localhost:4174', 'http://evil.example', 403],
  ['another port of this machine', 'localhost:4174', 'http://localhost:9999', 403],
  ['another scheme', 'localhost:4174', 'https://localhost:4174', 403],
  ['the machine under its other name', '127.0.0.1:4174', 'http://127.0.0.1:4174', 200],
  ['the shop itself', 'localhost:4174', ORIGIN, 200],
])('a page of %s calls the local shop', async (_who, host, origin, status) => {
  const reply = await local.call('accounts/me', undefined, { headers: { host, origin } })
  expect(reply.statusCode).toBe(status)
})

test('the origin of a real shop is its own, whatever the Host says', async () => {
  const ask = async (origin: string) =>
    (
      await real.call('accounts/me', undefined, {
        headers: { host: 'shop.example.org', origin },
      })
    ).statusCode
  expect(await ask(SHOP)).toBe(200)
  expect(await ask('http://shop.example.org')).toBe(403)
  expect(await ask('https://shop.example.org:8443')).toBe(403)
})
