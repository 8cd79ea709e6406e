import { afterEach, expect, test } from 'vitest'
import { sampleDocument } from '../conformance/sample-shop.ts'
import { addCustomer, closeAll, freshName, openForTest } from '../testing/open-for-test.ts'

const legacy = {
  users: [
    { id: '1700000000000', name: 'Karim', email: 'k@example.com', password: 'secret1', coins: 4.5 },
  ],
  orders: [{ id: 'o1', userId: '1700000000000', planName: 'Old', price: 5 }],
}

function putLegacy(lists: Record<string, unknown> = legacy): void {
  for (const [key, list] of Object.entries(lists)) localStorage.setItem(key, JSON.stringify(list))
}

const legacyTexts = () => [localStorage.getItem('users'), localStorage.getItem('orders')]

afterEach(async () => {
  await closeAll()
  for (const key of ['users', 'orders', 'currentUser']) localStorage.removeItem(key)
})

test('a document found only in local storage is taken in, by two tabs at once as by one', async () => {
  const name = freshName()
  localStorage.setItem(name, JSON.stringify(sampleDocument()))
  const tabs = await Promise.all([openForTest(name), openForTest(name)])
  for (const tab of tabs) {
    expect(tab.health().state).toBe('ready')
    expect(await tab.read((tx) => tx.orders.count())).toBe(1)
    await tab.transaction((tx) => tx.users.update('user-1', { name: 'Writable' }))
  }
})

test('the legacy keys are taken over once and then removed, with the plain passwords', async () => {
  putLegacy()
  localStorage.setItem('currentUser', JSON.stringify(legacy.users[0]))
  const name = freshName()
  const store = await openForTest(name)
  expect(store.health()).toMatchObject({ state: 'ready', notices: [] })
  const user = await store.read((tx) => tx.users.find({ email: 'k@example.com' }))
  expect(user).toMatchObject({ coins: 450, passwordHash: '$test$7' })
  expect([...legacyTexts(), localStorage.getItem('currentUser')]).toEqual([null, null, null])
  await store.close()
  const again = await openForTest(name)
  expect(await again.read((tx) => tx.orders.count())).toBe(1)
})

test('legacy keys that were taken over but not removed go at the next start', async () => {
  putLegacy()
  const name = freshName()
  const store = await openForTest(name)
  await store.close()
  putLegacy()
  await openForTest(name)
  expect(legacyTexts()).toEqual([null, null])
})

test('legacy keys of another program stay, where there already is a shop', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  await store.close()
  putLegacy()
  const again = await openForTest(name)
  expect(again.health().state).toBe('ready')
  expect(legacyTexts()).not.toContain(null)
})

test('a migration that fails changes nothing, and can be looked at and given up', async () => {
  putLegacy({ ...legacy, orders: [{ id: 'o1', userId: 'ghost' }] })
  const before = legacyTexts()
  const name = freshName()
  const store = await openForTest(name)
  expect(store.health()).toMatchObject({ state: 'damaged', notices: ['migration-failed'] })
  expect(JSON.parse((await store.damagedBytes()) ?? '').users).toBe(before[0])
  await expect(addCustomer(store)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(legacyTexts()).toEqual(before)
  await store.startAfresh()
  await addCustomer(store)
  expect(store.health()).toMatchObject({ state: 'ready', notices: [] })
  expect(legacyTexts()).toEqual(before)
})

test('a restored document replaces the shop in every tab, and the replaced one is kept', async () => {
  const name = freshName()
  const [here, there] = [await openForTest(name), await openForTest(name)]
  await addCustomer(here)
  const text = JSON.stringify({ version: 1, revision: 1, users: [] })
  expect(await here.restore(text)).toEqual({ ok: true, value: undefined })
  expect(await here.read((tx) => tx.users.count())).toBe(0)
  await expect.poll(() => there.read((tx) => tx.users.count())).toBe(0)
  await addCustomer(there)
  await expect.poll(() => here.read((tx) => tx.users.count())).toBe(1)
})
