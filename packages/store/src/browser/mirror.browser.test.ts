import { afterEach, expect, test, vi } from 'vitest'
import { sampleRow } from '../conformance/sample-rows.ts'
import { addCustomer, closeAll, freshName, openForTest } from '../testing/open-for-test.ts'

afterEach(closeAll)

const mirrorOf = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null')

test('the whole shop is copied to local storage after a commit, and is current after the next', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  expect(localStorage.getItem(name)).toBeNull()
  await vi.waitFor(() => expect(mirrorOf(name)?.users).toHaveLength(1), 3000)
  expect(localStorage.getItem(name)).toBe(await store.exportDocument())
  await store.transaction((tx) => tx.users.update('user-1', { name: 'Changed' }))
  await vi.waitFor(() => expect(mirrorOf(name)?.users[0].name).toBe('Changed'), 3000)
})

test('a copy that waits is written when the page goes', async () => {
  const name = freshName()
  const store = await openForTest(name)
  await addCustomer(store)
  window.dispatchEvent(new Event('pagehide'))
  expect(mirrorOf(name)?.users).toHaveLength(1)
})

test('a shop that outgrows local storage goes on without the copy, and says so', async () => {
  const name = freshName()
  const store = await openForTest(name)
  const addMessages = (count: number) =>
    store.transaction(async (tx) => {
      for (let at = 0; at < count; at++) {
        const id = crypto.randomUUID()
        await tx.contactMessages.insert(
          sampleRow('contactMessages', { id, message: 'é'.repeat(100_000) }),
        )
      }
    })
  await addMessages(10)
  window.dispatchEvent(new Event('pagehide'))
  expect(mirrorOf(name)?.contactMessages).toHaveLength(10)
  expect(store.health().isMirrored).toBe(true)
  await addMessages(45)
  window.dispatchEvent(new Event('pagehide'))
  expect(store.health()).toMatchObject({ isMirrored: false, notices: [] })
  expect(localStorage.getItem(name)).toBeNull()
  await addMessages(1)
  await store.close()
  const again = await openForTest(name)
  expect(again.health().isMirrored).toBe(false)
  expect(await again.read((tx) => tx.contactMessages.count())).toBe(56)
  await again.restore('{"version":1,"revision":1,"users":[]}')
  window.dispatchEvent(new Event('pagehide'))
  expect(mirrorOf(name)?.contactMessages).toEqual([])
  expect(again.health().isMirrored).toBe(true)
})

test('the copy is never read while the database has data', async () => {
  const name = freshName()
  const first = await openForTest(name)
  await addCustomer(first)
  await first.close()
  localStorage.setItem(name, '{"version":1,"revision":99,"users":[]}')
  const second = await openForTest(name)
  expect(await second.read((tx) => tx.users.count())).toBe(1)
  await vi.waitFor(() => expect(mirrorOf(name)?.users).toHaveLength(1), 3000)
})

test('nothing is copied before the first commit', async () => {
  const name = freshName()
  await openForTest(name)
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(name)).toBeNull()
})
