import type { Backend } from '@hostfront/backend/call/context'
import { createClockWatch } from '@hostfront/backend/clock-watch'
import { initialiseShop } from '@hostfront/backend/initialise-shop'
import { createMemoryStore } from '@hostfront/store/memory'
import { createMemoryFileBytes } from '@hostfront/store/memory-file-bytes'
import { StoreError } from '@hostfront/store/port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId, newSecret } from './identity.ts'
import { keepLifecycle } from './keep-lifecycle.ts'
import { providers } from './providers.ts'

const MINUTE = 60_000
let page: EventTarget & { visibilityState: 'visible' | 'hidden' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A shop in memory; each run of its lifecycle begins by reading. */
async function openShop() {
  const store = createMemoryStore()
  const now = () => new Date().toISOString()
  const backend: Backend = {
    store,
    clock: createClockWatch({
      store,
      now,
      elapsed: () => performance.now(),
      readDatabaseClock: null,
    }),
    isPublic: false,
    providers,
    gateways: null,
    passwords: { hash: async () => '$', verify: async () => false, isStale: () => false },
    now,
    newId,
    newSecret,
    digest: async (text) => text,
    digestBytes: async () => '',
    files: createMemoryFileBytes(),
    limits: null,
    marks: null,
    secrets: null,
    oneTimeCodes: null,
    sendsMail: false,
    asksRegisters: false,
    isCommonPassword: null,
  }
  await initialiseShop(backend, [])
  return { backend, reads: vi.spyOn(store, 'read') }
}

/** Lets the page live on, and what it loads and reads come to its end. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1)
}

test('it runs when the page has settled, and every five minutes while the page is seen', async () => {
  const { backend, reads } = await openShop()
  keepLifecycle(backend, () => true)
  expect(reads).not.toHaveBeenCalled()
  await wait(MINUTE)
  await vi.waitFor(() => expect(reads).toHaveBeenCalled())
  const once = reads.mock.calls.length
  await wait(4 * MINUTE)
  expect(reads.mock.calls.length).toBe(once)
  await wait(2 * MINUTE)
  expect(reads.mock.calls.length).toBe(2 * once)
})

test('a page that nobody sees leaves it, until it is seen again', async () => {
  const { backend, reads } = await openShop()
  page.visibilityState = 'hidden'
  keepLifecycle(backend, () => true)
  await wait(30 * MINUTE)
  expect(reads).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await wait(0)
  expect(reads).toHaveBeenCalled()
})

test('storage that cannot be used is waited for', async () => {
  const { backend, reads } = await openShop()
  let isReady = false
  keepLifecycle(backend, () => isReady)
  await wait(30 * MINUTE)
  expect(reads).not.toHaveBeenCalled()
  isReady = true
  await wait(MINUTE)
  expect(reads).toHaveBeenCalled()
})

test('a failure is logged, and the next turn comes', async () => {
  const { backend, reads } = await openShop()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  reads.mockRejectedValueOnce(new StoreError('conflict', 'store'))
  keepLifecycle(backend, () => true)
  await wait(MINUTE)
  expect(logged).toHaveBeenCalledOnce()
  await wait(6 * MINUTE)
  expect(reads.mock.calls.length).toBeGreaterThan(1)
  expect(logged).toHaveBeenCalledOnce()
})

test('storage that keeps nothing is not logged at each turn: its notice tells of it', async () => {
  const { backend, reads } = await openShop()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  reads.mockRejectedValueOnce(new StoreError('unavailable', 'store'))
  keepLifecycle(backend, () => true)
  await wait(MINUTE)
  expect(reads).toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
})
