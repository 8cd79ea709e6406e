import { expect, test } from 'vitest'
import { storeConformance } from '../conformance/conformance.ts'
import { sampleRow, sampleUser } from '../conformance/sample-rows.ts'
import { StoreError } from '../port.ts'
import { createMemoryStore } from './memory-store.ts'

storeConformance('memory', async () => createMemoryStore())

test('a store starts with the rows it is given', async () => {
  const store = createMemoryStore({ orders: [sampleRow('orders')], users: [sampleRow('users')] })
  expect(await store.read((tx) => tx.orders.count({ userId: 'user-1' }))).toBe(1)
})

test('a store refuses to start with rows that break a rule', () => {
  expect(() => createMemoryStore({ orders: [sampleRow('orders')] })).toThrow(StoreError)
  const twice = [sampleRow('users'), sampleUser(2, { email: 'amina@example.com' })]
  expect(() => createMemoryStore({ users: twice })).toThrow('unique: users.email')
})

test('a slow transaction delays those that come later, and refuses none of them', async () => {
  const store = createMemoryStore()
  const slow = store.transaction(async (tx) => {
    // Against the port's advice: something else than `tx` is awaited.
    await new Promise((resolve) => setTimeout(resolve, 400))
    return tx.users.count()
  })
  const next = store.transaction(async (tx) => tx.users.count())
  expect(await Promise.all([slow, next])).toEqual([0, 0])
})
