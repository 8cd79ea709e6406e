import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { createMemoryStore } from '@hostfront/store/memory'
import { type Store, StoreError } from '@hostfront/store/port'
import { expect, test } from 'vitest'
import { knownSettings } from './known-settings.ts'

/** A shop with settings, whose store can be taken away, and a clock that is set by hand. */
async function open() {
  const memory = createMemoryStore()
  let fault: Error | null = null
  let reads = 0
  let seconds = 0
  const store: Store = {
    ...memory,
    read: (fn) => {
      reads++
      return fault ? Promise.reject(fault) : memory.read(fn)
    },
  }
  const now = () => new Date(Date.parse('2026-06-01T00:00:00.000Z') + seconds * 1000).toISOString()
  await memory.transaction((tx) => tx.settings.insert({ ...DEFAULT_SETTINGS, createdAt: now() }))
  return {
    name: async () => (await knownSettings({ store, now })).siteName,
    rename: (siteName: string) =>
      memory.transaction((tx) => tx.settings.update(DEFAULT_SETTINGS.id, { siteName })),
    fail: (error: Error | null) => {
      fault = error
    },
    pass: (count: number) => {
      seconds += count
    },
    reads: () => reads,
  }
}

const AWAY = new StoreError('unavailable', 'planted')

test('while the store is away the last known settings stand in, and it is asked once a second', async () => {
  const { name, fail, pass, reads } = await open()
  expect(await name()).toBe('Hostfront')
  fail(AWAY)
  pass(11)
  const before = reads()
  expect([await name(), await name()]).toEqual(['Hostfront', 'Hostfront'])
  expect(reads()).toBe(before + 1)
  pass(2)
  expect(await name()).toBe('Hostfront')
  expect(reads()).toBe(before + 2)
})

test('a change that was told while the store was away is known once it is back', async () => {
  const { name, rename, fail, pass } = await open()
  await name()
  fail(AWAY)
  await rename('Night Shift')
  expect(await name()).toBe('Hostfront')
  fail(null)
  pass(2)
  expect(await name()).toBe('Night Shift')
})

test('who has never read them cannot know them, and another fault is a fault', async () => {
  const { name, fail, pass } = await open()
  fail(AWAY)
  await expect(name()).rejects.toBe(AWAY)
  fail(null)
  expect(await name()).toBe('Hostfront')
  const broken = new Error('planted')
  fail(broken)
  pass(11)
  await expect(name()).rejects.toBe(broken)
})
