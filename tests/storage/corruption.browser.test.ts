import type { BrowserStore } from '@hostfront/store/browser'
import { expect, test } from 'vitest'
import { damagedMetas, damageRecord, damageText, randomFor } from './corruptions.ts'
import { answer, fillShop, freshName, openShop, removeShop, withDatabase } from './open-shop.ts'

const CASES = 250

type Tally = Record<string, number>

async function lookAt(store: BrowserStore, tally: Tally): Promise<void> {
  const { state } = store.health()
  tally[state] = (tally[state] ?? 0) + 1
  // Whatever the state, nothing throws but what the port knows.
  await store.read((tx) => tx.users.list({ limit: 100 }))
  const write = store.transaction((tx) => tx.users.count())
  if (state === 'ready') await write
  else await expect(write).rejects.toMatchObject({ kind: 'unavailable' })
}

function storedRecords(name: string): Promise<unknown[]> {
  return withDatabase(name, async (database) => {
    const tx = database.transaction(['rows', 'meta'])
    const rows = await answer(tx.objectStore('rows').getAll())
    return [...rows, await answer(tx.objectStore('meta').get('shop'))]
  })
}

async function seeded(): Promise<{ name: string; text: string }> {
  const name = freshName()
  const store = await openShop(name)
  await fillShop(store)
  const text = await store.exportDocument()
  await store.close()
  return { name, text }
}

async function damageDatabase(name: string, seed: number): Promise<void> {
  const random = randomFor(seed)
  await withDatabase(name, async (database) => {
    const tx = database.transaction(['rows', 'meta'], 'readwrite')
    const rows = tx.objectStore('rows')
    if (seed % 5 === 0) {
      const meta = damagedMetas[(seed / 5) % damagedMetas.length]
      const store = tx.objectStore('meta')
      if (meta === undefined) await answer(store.delete('shop'))
      else await answer(store.put(meta, 'shop'))
      return
    }
    const records = await answer(rows.getAll())
    const record = records[Math.floor(random() * records.length)]
    const damaged = damageRecord(record, random)
    if (damaged === null) await answer(rows.delete([record.collection, record.row.id]))
    else await answer(rows.put(damaged))
  })
}

test(`${CASES} damaged databases open without a throw, and every byte stays`, async () => {
  const tally: Tally = {}
  for (let seed = 0; seed < CASES; seed++) {
    const { name } = await seeded()
    await damageDatabase(name, seed)
    const before = await storedRecords(name)
    const store = await openShop(name)
    await lookAt(store, tally)
    expect(await storedRecords(name), `case ${seed}`).toEqual(before)
    const { state } = store.health()
    expect((await store.exportDocument()).length, `case ${seed}`).toBeGreaterThan(100)
    if (state === 'damaged') await recover(store, name, before, seed)
    if (state === 'newer') {
      await expect(store.startAfresh()).rejects.toMatchObject({ kind: 'unavailable' })
      expect(await storedRecords(name), `case ${seed}`).toEqual(before)
    }
    await store.close()
    await removeShop(name)
  }
  // A suite that never sees damage, or only sees damage, would prove nothing.
  expect(tally.damaged).toBeGreaterThan(CASES / 3)
  expect(tally.newer).toBeGreaterThan(0)
  expect(tally.ready).toBeGreaterThan(0)
}, 240_000)

/** Starting afresh keeps what was damaged, to the last value, and the shop works again. */
async function recover(store: BrowserStore, name: string, before: unknown[], seed: number) {
  expect(await store.damagedBytes(), `case ${seed}`).toContain('user-1')
  await store.startAfresh()
  expect(store.health().state).toBe('ready')
  await fillShop(store)
  const backups = await withDatabase(name, (database) =>
    answer(database.transaction('backups').objectStore('backups').getAll()),
  )
  const damaged = backups.find(({ reason }) => reason === 'damaged')
  expect([...damaged.records, damaged.meta], `case ${seed}`).toEqual(before)
}

test(`${CASES} damaged copies in local storage are taken in whole or kept as they are`, async () => {
  const tally: Tally = {}
  const { name: source, text } = await seeded()
  await removeShop(source)
  for (let seed = 0; seed < CASES; seed++) {
    const name = freshName()
    const damaged = damageText(text, randomFor(seed))
    localStorage.setItem(name, damaged)
    const store = await openShop(name)
    await lookAt(store, tally)
    const { state } = store.health()
    if (state !== 'ready') expect(localStorage.getItem(name), `case ${seed}`).toBe(damaged)
    if (state === 'damaged') {
      expect(await store.damagedBytes(), `case ${seed}`).toBe(damaged)
      await store.startAfresh()
      expect(await store.damagedBytes(), `case ${seed}`).toBe(damaged)
    }
    if (state === 'newer') expect(await store.exportDocument(), `case ${seed}`).toBe(damaged)
    await store.close()
    await removeShop(name)
  }
  expect(tally.damaged).toBeGreaterThan(CASES / 3)
  expect(tally.newer).toBeGreaterThan(0)
}, 240_000)

test(`${CASES} damaged imports are refused and change nothing`, async () => {
  const { name, text } = await seeded()
  const store = await openShop(name)
  let refused = 0
  for (let seed = 0; seed < CASES; seed++) {
    const before = await store.exportDocument()
    const answered = await store.restore(damageText(text, randomFor(seed + 10_000)))
    if (!answered.ok) {
      refused++
      expect(answered.refusal.code).toMatch(/^[a-z-]+$/)
      expect(await store.exportDocument(), `case ${seed}`).toBe(before)
    }
    expect(store.health().state).toBe('ready')
  }
  expect(refused).toBeGreaterThan(CASES / 2)
  expect(await store.restore(text)).toEqual({ ok: true, value: undefined })
  const { revision: _, ...restored } = JSON.parse(await store.exportDocument())
  expect(text).toContain(JSON.stringify(restored.users))
  await store.close()
  const again = await openShop(name)
  expect(again.health().state).toBe('ready')
  await again.close()
  await removeShop(name)
}, 240_000)

test('nothing stored reaches a prototype', () => {
  expect('role' in {}).toBe(false)
  expect('users' in {}).toBe(false)
})
