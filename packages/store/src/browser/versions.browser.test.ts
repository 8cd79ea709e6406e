import { afterEach, expect, test, vi } from 'vitest'
import { fillShop } from '../conformance/fill-shop.ts'
import { sampleRow, sampleUser } from '../conformance/sample-rows.ts'
import { documentNameOf, toDocumentRow } from '../document/document-names.ts'
import { DOCUMENT_VERSION } from '../document/document-version.ts'
import {
  addCustomer,
  closeAll,
  freshName,
  openForTest,
  requestEnd,
} from '../testing/open-for-test.ts'
import type { BrowserStore } from './browser-store.ts'

afterEach(closeAll)

test('a tab that hears of a later version stops writing, and can still export', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  const newer = new BroadcastChannel(name)
  newer.postMessage({ kind: 'hello', version: DOCUMENT_VERSION + 1 })
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
  const later = { ...shop, version: DOCUMENT_VERSION + 1, revision: shop.revision + 1 }
  await requestEnd(meta.put(later, 'shop'))
  database.close()
  const write = store.transaction((tx) => tx.users.insert(sampleUser(2)))
  await expect(write).rejects.toMatchObject({ kind: 'unavailable', rule: 'newer-version' })
  expect(store.health()).toMatchObject({ state: 'newer', notices: ['outdated-tab'] })
})

/** Up to version 5 rows had the names that the document has. */
async function giveSeedNames(rows: IDBObjectStore): Promise<void> {
  const records = await requestEnd(rows.getAll())
  // All go before any comes: what is `services` now was called as plans are.
  for (const { collection, row } of records) rows.delete([collection, row.id])
  for (const { collection, row } of records) {
    rows.put({ collection: documentNameOf(collection), row: toDocumentRow(collection, row) })
  }
}

/** A shop with a ticket and an invoice as the first version of the app has stored them. */
async function storeFirstVersion(name: string): Promise<void> {
  const store = await openForTest(name)
  await store.transaction(fillShop)
  await store.close()
  const database = await requestEnd(indexedDB.open(name))
  const tx = database.transaction(['rows', 'meta'], 'readwrite')
  const [rows, meta] = [tx.objectStore('rows'), tx.objectStore('meta')]
  const { assigneeId, ...ticket } = sampleRow('tickets')
  const { subjectKind, subjectId: userServiceId, ...invoice } = sampleRow('invoices')
  const messages = ticket.messages.map(({ from, isInternal, ...message }) => message)
  await giveSeedNames(rows)
  rows.put({ collection: 'tickets', row: { ...ticket, messages } })
  rows.put({ collection: 'invoices', row: { ...invoice, orderId: null, userServiceId } })
  rows.delete(['domains', sampleRow('domains').id])
  rows.delete(['clientNotes', sampleRow('clientNotes').id])
  const shop = await requestEnd(meta.get('shop'))
  await requestEnd(meta.put({ ...shop, version: 1 }, 'shop'))
  database.close()
  localStorage.removeItem(name)
}

const ticketAndInvoice = (store: BrowserStore) =>
  store.read(async (tx) => [await tx.tickets.get('ticket-1'), await tx.invoices.get('invoice-1')])

test('rows of the first version are taken along, by two tabs at once as by one', async () => {
  const name = freshName()
  await storeFirstVersion(name)
  const tabs = await Promise.all([openForTest(name), openForTest(name)])
  const today = [{ ...sampleRow('tickets'), assigneeId: null }, sampleRow('invoices')]
  for (const [at, tab] of tabs.entries()) {
    expect(tab.health()).toMatchObject({ state: 'ready', notices: [] })
    expect(await tab.damagedBytes()).toBeNull()
    expect(await ticketAndInvoice(tab)).toEqual(today)
    await tab.transaction((tx) => tx.users.update('user-1', { name: `Written by ${at}` }))
    await tab.close()
  }
  const again = await openForTest(name)
  expect(again.health().state).toBe('ready')
  expect(await ticketAndInvoice(again)).toEqual(today)
  expect((await again.read((tx) => tx.users.get('user-1')))?.name).toBe('Written by 1')
})

test('what a tab of the first version restores is taken up and brought forward', async () => {
  const name = freshName()
  await storeFirstVersion(name)
  const store = await openForTest(name, { openChannel: null })
  const database = await requestEnd(indexedDB.open(name))
  const tx = database.transaction(['rows', 'meta', 'changes'], 'readwrite')
  const number = '2026-00009'
  const { subjectKind, subjectId, ...invoice } = sampleRow('invoices', { number })
  const row = { ...invoice, orderId: 'order-1', userServiceId: null }
  await giveSeedNames(tx.objectStore('rows'))
  tx.objectStore('rows').put({ collection: 'invoices', row })
  const shop = await requestEnd(tx.objectStore('meta').get('shop'))
  const revision = shop.revision + 1
  tx.objectStore('changes').put({ revision, rows: null })
  await requestEnd(tx.objectStore('meta').put({ ...shop, version: 1, revision }, 'shop'))
  database.close()
  await store.transaction((write) => write.users.update('user-1', { name: 'Later' }))
  expect(store.health()).toMatchObject({ state: 'ready', notices: [] })
  const [, restored] = await ticketAndInvoice(store)
  expect(restored).toMatchObject({ number, subjectKind: 'order', subjectId: 'order-1' })
})

test('rows of the first version that are damaged are set aside as they are', async () => {
  const name = freshName()
  await storeFirstVersion(name)
  const database = await requestEnd(indexedDB.open(name))
  const rows = database.transaction('rows', 'readwrite').objectStore('rows')
  await requestEnd(rows.delete(['users', 'user-1']))
  database.close()
  const store = await openForTest(name)
  expect(store.health().state).toBe('damaged')
  expect(JSON.parse((await store.damagedBytes()) ?? '')).toMatchObject({ version: 1, users: [] })
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
  // Nobody notified the first tab; it looks by itself when it comes into view.
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
