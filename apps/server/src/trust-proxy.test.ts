import { afterEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from './testing/test-server.ts'
import { proxyTest, type TrustProxy } from './trust-proxy.ts'

let server: TestServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

/** The address that the shop takes a request for, as it logs it. */
async function callerOf(trustProxy: TrustProxy, forwarded: string, remoteAddress = '10.0.0.1') {
  server = await openTestServer({ env: { trustProxy } })
  const headers = { 'x-forwarded-for': forwarded }
  await server.app.inject({ url: '/api/v1/plans/onSale', headers, remoteAddress })
  return JSON.parse(server.lines.at(-1) ?? '').address
}

test.each([
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  [2, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [2, '6.6.6.6, 7.7.7.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [2, '203.0.113.9', '203.0.113.9'],
])(
  'behind %d proxies %s comes from %s: what a caller wrote before it is not believed',
  async (hops, chain, caller) => {
    expect(await callerOf(hops, chain)).toBe(caller)
  },
)

test('without a proxy nothing is believed', async () => {
  expect(await callerOf(false, '203.0.113.9')).toBe('10.0.0.1')
})

test.each([
  [['10.0.0.0/8'], '6.6.6.6, 203.0.113.9', '10.0.0.1', '203.0.113.9'],
  [['10.0.0.0/8'], '6.6.6.6, 203.0.113.9, 10.0.0.2', '10.0.0.1', '203.0.113.9'],
  [['10.0.0.0/8'], '203.0.113.9', '192.0.2.1', '192.0.2.1'],
  [['10.0.0.0/8'], 'unknown, garbage', '10.0.0.1', 'garbage'],
  [['loopback'], '203.0.113.9', '::1', '203.0.113.9'],
  [['loopback'], '203.0.113.9', '::ffff:127.0.0.1', '203.0.113.9'],
  [['uniquelocal', 'linklocal'], '203.0.113.9, fe80::1, 192.168.1.1', 'fd00::7', '203.0.113.9'],
])('%j believes %s from %s: %s', async (trust, chain, from, caller) => {
  expect(await callerOf(trust, chain, from)).toBe(caller)
})

test('an address of a link is known with its interface', () => {
  expect(proxyTest(['linklocal'])('fe80::1%eth0', 0)).toBe(true)
  expect(proxyTest(['fe80::2'])('fe80::1%eth0', 0)).toBe(false)
})
