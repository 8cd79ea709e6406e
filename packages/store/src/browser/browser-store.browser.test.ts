import { afterEach, expect, test } from 'vitest'
import { storeConformance } from '../conformance/conformance.ts'
import { noRows } from '../conformance/no-rows.ts'
import { sampleRow } from '../conformance/sample-rows.ts'
import { closeAll, freshName, openForTest } from '../testing/open-for-test.ts'
import type { BrowserStore } from './browser-store.ts'

afterEach(closeAll)

storeConformance('browser', () => openForTest(freshName()), { knowsCallers: false })

test('a shop is there again after closing and opening', async () => {
  const name = freshName()
  const first = await openForTest(name)
  await first.transaction((tx) => tx.users.insert(sampleRow('users')))
  await first.transaction((tx) => tx.users.update('user-1', { name: 'Second commit' }))
  await first.close()
  const second = await openForTest(name)
  expect(second.health().state).toBe('ready')
  const user = await second.read((tx) => tx.users.get('user-1'))
  expect(user).toStrictEqual(sampleRow('users', { name: 'Second commit' }))
  await second.close()
})

test('two stores on one database lose nothing and agree', async () => {
  const name = freshName()
  const stores = [await openForTest(name), await openForTest(name)]
  await stores[0]?.transaction((tx) => tx.counters.insert(sampleRow('counters', { value: 0 })))
  const increment = (store: BrowserStore) =>
    store.transaction((tx) => tx.counters.update('invoice-2026', { value: { increment: 1 } }))
  await Promise.all(Array.from({ length: 20 }, () => stores.map(increment)).flat())
  for (const store of stores) {
    await expect
      .poll(async () => (await store.read((tx) => tx.counters.get('invoice-2026')))?.value)
      .toBe(40)
    await store.close()
  }
})

test('a replacement reads what another tab has committed, heard of or not', async () => {
  const name = freshName()
  const deaf = { openChannel: null }
  const first = await openForTest(name, deaf)
  await first.transaction((tx) => tx.users.insert(sampleRow('users')))
  const second = await openForTest(name, deaf)
  let isFirstRun = true
  await first.transaction((tx) => tx.users.update('user-1', { name: 'Before' }))
  await second.replaceAll(async (tx) => {
    const { items } = await tx.users.list({ limit: 9 })
    expect(items[0]?.name).toBe(isFirstRun ? 'Before' : 'Meanwhile')
    if (isFirstRun)
      await first.transaction((of) => of.users.update('user-1', { name: 'Meanwhile' }))
    isFirstRun = false
    return noRows({ users: items })
  })
  expect((await second.read((tx) => tx.users.get('user-1')))?.name).toBe('Meanwhile')
  await first.close()
  await second.close()
})

test('a refusal counts only on the latest state', async () => {
  const name = freshName()
  // Without a channel the second store does not hear of the first one's commit.
  const deaf = { openChannel: null }
  const first = await openForTest(name, deaf)
  await first.transaction((tx) => tx.users.insert(sampleRow('users', { coins: 0 })))
  const second = await openForTest(name, deaf)
  await first.transaction((tx) => tx.users.update('user-1', { coins: { increment: 500 } }))
  await second.transaction(async (tx) => {
    const paid = await tx.users.update(
      'user-1',
      { coins: { increment: -500 } },
      { coins: { gte: 500 } },
    )
    if (!paid) throw new Error('INSUFFICIENT_COINS')
  })
  expect((await second.read((tx) => tx.users.get('user-1')))?.coins).toBe(0)
  await first.close()
  await second.close()
})
