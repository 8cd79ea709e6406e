import { afterEach, expect, test, vi } from 'vitest'
import { sampleUser } from '../conformance/sample-rows.ts'
import {
  addCustomer,
  closeAll,
  freshName,
  openForTest,
  requestEnd,
} from '../testing/open-for-test.ts'

afterEach(closeAll)

test('a tab that hears of a later version stops writing, and can still export', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  const newer = new BroadcastChannel(name)
  newer.postMessage({ kind: 'hello', version: 2 })
  await vi.waitFor(() => expect(store.health().notices).toEqual(['outdated-tab']))
  newer.close()
  expect(store.health().state).toBe('newer')
  const write = store.transaction((tx) => tx.users.insert(sampleUser(2)))
  await expect(write).rejects.toMatchObject({ kind: 'unavailable', rule: 'newer-version' })
  expect(await store.read((tx) => tx.users.count())).toBe(1)
  expect(JSON.parse(await store.exportDocument()).users).toHaveLength(1)
})

test('a tab does not stand in the way of a database upgrade, and stops writing', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  const upgraded = await requestEnd(indexedDB.open(name, 2))
  upgraded.close()
  expect(store.health()).toMatchObject({ state: 'newer', notices: ['outdated-tab'] })
  await expect(addCustomer(store)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(JSON.parse(await store.exportDocument()).users).toHaveLength(1)
})

test('a database of a later version is refused, exported as it is and never changed', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  await store.close()
  const upgraded = await requestEnd(indexedDB.open(name, 2))
  upgraded.close()
  const older = await openForTest(name)
  expect(older.health().state).toBe('newer')
  await expect(addCustomer(older)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(older.restore('{}')).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(older.startAfresh()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(JSON.parse(await older.exportDocument()).users).toHaveLength(1)
})

test('rows of a later version written beside this tab are noticed at the next write', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  const database = await requestEnd(indexedDB.open(name))
  const meta = database.transaction('meta', 'readwrite').objectStore('meta')
  const shop = await requestEnd(meta.get('shop'))
  await requestEnd(meta.put({ ...shop, version: 2, revision: shop.revision + 1 }, 'shop'))
  database.close()
  const write = store.transaction((tx) => tx.users.insert(sampleUser(2)))
  await expect(write).rejects.toMatchObject({ kind: 'unavailable', rule: 'newer-version' })
  expect(store.health()).toMatchObject({ state: 'newer', notices: ['outdated-tab'] })
})

test('a tab that is far behind, or deaf, catches up in one go', async () => {
  const name = freshName()
  const writer = await openForTest(name)
  await addCustomer(writer)
  const deaf = await openForTest(name, { openChannel: null })
  for (let number = 2; number < 260; number++) {
    await writer.transaction((tx) => tx.users.insert(sampleUser(number)))
  }
  expect(await deaf.read((tx) => tx.users.count())).toBe(1)
  await deaf.transaction((tx) => tx.users.insert(sampleUser(1000)))
  expect(await deaf.read((tx) => tx.users.count())).toBe(260)
  // Nobody told the first tab; it looks by itself when it comes into view.
  expect(await writer.read((tx) => tx.users.count())).toBe(259)
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => writer.read((tx) => tx.users.count())).toBe(260)
})

test('a tab that shows damage takes up what another tab restores', async () => {
  const name = freshName()
  const first = await openForTest(name)
  await addCustomer(first)
  const text = await first.exportDocument()
  await first.close()
  const database = await requestEnd(indexedDB.open(name))
  const rows = database.transaction('rows', 'readwrite').objectStore('rows')
  await requestEnd(rows.delete(['users', 'user-1']))
  database.close()
  const [here, there] = [await openForTest(name), await openForTest(name)]
  expect([here.health().state, there.health().state]).toEqual(['damaged', 'damaged'])
  expect(await here.damagedBytes()).toContain('entry-1')
  expect(await here.restore(text)).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(there.health().state).toBe('ready'))
  expect(await there.read((tx) => tx.users.count())).toBe(1)
})

test('the last export is remembered', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  expect(store.health().lastBackupAt).toBeNull()
  await store.exportDocument()
  await store.close()
  const again = await openForTest(name)
  expect(again.health().lastBackupAt).toBe('2026-05-01T10:00:00.000Z')
})
