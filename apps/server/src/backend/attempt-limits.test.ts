import { expect, test } from 'vitest'
import { addressGroup } from '../address-group.ts'
import { createAttemptLimits } from './attempt-limits.ts'

const inMemory = (factor = 1) => createAttemptLimits({ factor, sql: null })

async function takeTimes(limits: Awaited<ReturnType<typeof inMemory>>, times: number, key: string) {
  const waits: number[] = []
  for (let time = 0; time < times; time++) waits.push(await limits.take('login-browser', key))
  return waits
}

test('ten logins are let through, the eleventh waits a quarter of an hour', async () => {
  const limits = await inMemory()
  const waits = await takeTimes(limits, 12, 'ada')
  expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0))
  expect(waits[10]).toBe(900)
  expect(waits[11]).toBeGreaterThan(890)
  expect(await limits.take('login-browser', 'bob')).toBe(0)
})

test('a login that succeeded forgets the attempts before it', async () => {
  const limits = await inMemory()
  await takeTimes(limits, 11, 'ada')
  await limits.forget('login-browser', 'ada')
  expect(await limits.take('login-browser', 'ada')).toBe(0)
})

test('the factor multiplies what is let through', async () => {
  const limits = await inMemory(2)
  expect((await takeTimes(limits, 21, 'ada')).indexOf(900)).toBe(20)
})

test('one network counts as one caller, whichever of its addresses it uses', async () => {
  const limits = await inMemory(0.1)
  const take = (address: string) => limits.take('register-address', address)
  expect(await take('2001:db8:1:1::1')).toBe(0)
  expect(await take('2001:db8:1:1:ffff::9')).toBeGreaterThan(0)
  expect(await take('2001:db8:2:1::1')).toBe(0)
})

test('60 addresses of 60 networks that one line is given are one caller', async () => {
  const limits = await inMemory(1)
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      limits.take('login-address', `2001:db8:7:${(at * 1000).toString(16)}::1`),
    ),
  )
  expect(waits.filter((wait) => wait > 0)).toHaveLength(10)
})

const from = (address: string) => ({ account: 'ada', address })

test('an account from one network is counted apart from the same account from another', async () => {
  const limits = await inMemory(0.1)
  const take = (address: string) => limits.take('login-pair', from(address))
  expect(await take('2001:db8:0:1::1')).toBe(0)
  expect(await take('2001:db8:0:1:ffff::9')).toBe(900)
  expect(await take('203.0.113.9')).toBe(0)
  expect(await limits.take('login-pair', { ...from('203.0.113.9'), account: 'bob' })).toBe(0)
})

test('what is given back was never taken', async () => {
  const limits = await inMemory(0.01)
  for (let time = 0; time < 5; time++) {
    expect(await limits.take('login-account', 'ada')).toBe(0)
    await limits.giveBack('login-account', 'ada')
  }
})

test('to ask how long somebody waits counts nothing', async () => {
  const limits = await inMemory(0.1)
  const wait = (address: string) => limits.waitOf('login-pair', from(address))
  expect(await wait('203.0.113.9')).toBe(0)
  await limits.take('login-pair', from('203.0.113.9'))
  expect([await wait('203.0.113.9'), await wait('203.0.113.9')]).toEqual([0, 0])
  await limits.take('login-pair', from('203.0.113.9'))
  expect(await wait('203.0.113.9')).toBe(900)
  expect(await wait('203.0.113.10')).toBe(0)
  await limits.forgetAccount('ada')
  expect(await wait('203.0.113.9')).toBe(0)
})

test('an account is forgotten from everywhere, its longer waits too, and no other is', async () => {
  const limits = await inMemory(0.1)
  const take = (account: string) => limits.take('login-pair', { ...from('203.0.113.9'), account })
  for (const account of ['ada', 'ada', 'bob', 'bob']) await take(account)
  await limits.forgetAccount('ada')
  expect([await take('ada'), await take('ada')]).toEqual([0, 900])
  expect(await take('bob')).toBeGreaterThan(0)
})

test('failures are counted one by one, for each by itself', async () => {
  const limits = await inMemory()
  const counts = [await limits.count('ada'), await limits.count('ada'), await limits.count('bob')]
  expect(counts).toEqual([1, 2, 1])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1', '0:0:0::/48'],
  ['2001:0db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', 'unknown'],
  // A browser that is known, in the place of an address.
  ['0198a4c2-7d3e-7a11-9f00-3b5c6d7e8f90', '0198a4c2-7d3e-7a11-9f00-3b5c6d7e8f90'],
])('%s belongs to %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test('a database that fails is stood in for by memory, and the limit holds on', async () => {
  let isAway = false
  const rows = new Map<string, { points: number; expire: number }>()
  const limits = await createAttemptLimits({
    factor: 0.1,
    sql: {
      query: async ({ text, values = [] }) => {
        if (isAway) throw new Error('connection refused')
        if (!text.includes('INSERT')) return { rows: [], rowCount: 0 }
        const [key, points, expire] = values as [string, number, number]
        const row = { points: (rows.get(key)?.points ?? 0) + points, expire }
        rows.set(key, row)
        return { rows: [row], rowCount: 1 }
      },
    },
  })
  expect(await limits.take('contact-address', '203.0.113.9')).toBe(0)
  expect(await limits.take('contact-address', '203.0.113.9')).toBeGreaterThan(0)
  expect([...rows.keys()].join()).not.toContain('203.0.113.9')
  isAway = true
  expect(await limits.take('contact-address', '203.0.113.10')).toBe(0)
  expect(await limits.take('contact-address', '203.0.113.10')).toBeGreaterThan(0)
})

test('orders are counted without the database', async () => {
  const asked: string[] = []
  const limits = await createAttemptLimits({
    factor: 1,
    sql: {
      query: async ({ text }) => {
        asked.push(text)
        return { rows: [], rowCount: 0 }
      },
    },
  })
  const before = asked.length
  for (let time = 0; time < 60; time++) expect(await limits.take('order-account', 'jane')).toBe(0)
  expect(await limits.take('order-account', 'jane')).toBeGreaterThan(0)
  expect(asked).toHaveLength(before)
})
