import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type Store, StoreError } from '@hostfront/store/port'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
afterEach(() => {
  vi.restoreAllMocks()
  return server.close()
})

const rename = (name: string) =>
  server.backend.store.transaction((tx) => tx.plans.update('samp-premium', { name }))

async function catalogue(headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url: '/api/v1/plans/onSale', headers })
}

test('the catalogue is answered from memory, and anew once a plan has changed', async () => {
  let reads = 0
  server = await openTestServer({
    change: ({ store }) => ({
      store: {
        ...store,
        read: (fn) => {
          reads++
          return store.read(fn)
        },
      },
    }),
  })
  const first = await catalogue()
  expect(first.json()).toHaveLength(15)
  reads = 0
  expect((await catalogue()).body).toBe(first.body)
  expect(reads).toBe(0)
  await rename('SAMP Renamed')
  expect((await catalogue()).body).toContain('SAMP Renamed')
})

test('both ways of asking get what the procedure answers, packed for those who unpack', async () => {
  server = await openTestServer()
  const plain = (await catalogue()).json()
  const packed = await catalogue({ 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain)
  expect((await server.call('plans/onSale')).json()).toEqual({ json: plain })
})

test('a store that cannot be read is told, and the next one is answered again', async () => {
  let isAway = true
  server = await openTestServer({
    change: ({ store }) => ({
      store: {
        ...store,
        read: (fn) => (isAway ? Promise.reject(new Error('planted')) : store.read(fn)),
      },
    }),
  })
  expect((await catalogue()).statusCode).toBe(500)
  isAway = false
  expect((await catalogue()).statusCode).toBe(200)
})

test('what is announced to visitors is kept for them, and who is signed in is asked after', async () => {
  server = await openTestServer()
  const titles = async (cookie = '') => {
    const headers = cookie ? { cookie } : {}
    const url = '/api/v1/announcements/current'
    const answer = await server.app.inject({ method: 'GET', url, headers })
    return answer.json<{ title: string }[]>().map(({ title }) => title)
  }
  const announce = (title: string, targetAudience: 'all' | 'admins') =>
    server.backend.store.transaction((tx) =>
      tx.announcements.insert({
        id: title,
        createdAt: new Date().toISOString(),
        title,
        content: '',
        type: 'info',
        isActive: true,
        targetAudience,
      }),
    )
  await announce('For the team', 'admins')
  expect(await titles()).toEqual(['Welcome to Hostfront'])
  expect(await titles(await server.admin())).toContain('For the team')
  await announce('For all', 'all')
  expect(await titles()).toContain('For all')
  expect(await titles()).not.toContain('For the team')
})

test('who signed in once and is out again is a visitor', async () => {
  const shop = await openFailing()
  const url = '/api/v1/announcements/current'
  const ask = (cookie: string) =>
    server.app.inject({ method: 'GET', url, headers: { cookie: `${cookie}=anything` } })
  expect((await ask('hostfront-known')).statusCode).toBe(200)
  const { reads } = shop.state
  await ask('hostfront-known')
  expect(shop.state.reads).toBe(reads)
  await ask('hostfront')
  expect(shop.state.reads).toBeGreaterThan(reads)
})

/** A shop whose store can be taken away, or be slow. */
async function openFailing() {
  const state = { reads: 0, slowMs: 0, isAway: false }
  const change = ({ store }: { store: Store }) => ({
    store: {
      ...store,
      read: (async (fn) => {
        state.reads++
        if (state.isAway) throw new StoreError('unavailable', 'planted')
        if (state.slowMs > 0) await pause(state.slowMs)
        return store.read(fn)
      }) as Store['read'],
    },
  })
  server = await openTestServer({ change })
  const ask = async () => {
    const { statusCode, headers, body } = await catalogue()
    return { status: statusCode, isStale: headers.warning !== undefined, body }
  }
  return { state, ask }
}

/** As if so many seconds had passed. */
function passSeconds(count: number): void {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + count * 1000)
}

test('while the store is away the last catalogue is shown and said to be old, then the new one', async () => {
  const { state, ask } = await openFailing()
  const { body } = await ask()
  state.isAway = true
  expect(await ask()).toEqual({ status: 200, isStale: false, body })
  passSeconds(11)
  expect(await ask()).toEqual({ status: 200, isStale: true, body })
  const { reads } = state
  await ask()
  // It is left in peace for a moment.
  expect(state.reads).toBe(reads)
  state.isAway = false
  passSeconds(2)
  expect(await ask()).toEqual({ status: 200, isStale: false, body })
})

test('a change is shown as soon as it can be read, and not thought fresh before', async () => {
  const { state, ask } = await openFailing()
  await ask()
  await rename('SAMP Renamed')
  state.isAway = true
  expect(await ask()).toMatchObject({ status: 200, isStale: true })
  state.isAway = false
  passSeconds(2)
  const renamed = await ask()
  expect([renamed.isStale, renamed.body.includes('SAMP Renamed')]).toEqual([false, true])
})

test('who only waits for the renewal of an old answer gets that after a second', async () => {
  const { state, ask } = await openFailing()
  const { body } = await ask()
  passSeconds(11)
  state.slowMs = 3000
  const asked = performance.now()
  expect(await ask()).toEqual({ status: 200, isStale: true, body })
  expect(performance.now() - asked).toBeLessThan(2900)
})
