import { createMemoryStore } from '@hostfront/store/memory'
import { expect, test } from 'vitest'
import { inLockOrder, storeFor } from '../testing/check-lock-order.ts'

const store = inLockOrder(createMemoryStore())

test('rows that are locked out of order are noticed, and those that are locked already are not', async () => {
  const backwards = store.transaction(async (tx) => {
    await tx.invoices.get('a', { lock: true })
    await tx.orders.get('b', { lock: true })
  })
  await expect(backwards).rejects.toThrow('orders are locked after invoices (lock-order.ts)')
  await store.transaction(async (tx) => {
    await tx.orders.get('b', { lock: true })
    await tx.invoices.get('a', { lock: true })
    await tx.orders.get('b', { lock: true })
    await tx.orders.get('c')
    await tx.tickets.get('d', { lock: true })
  })
})

test('to erase an account alone is excepted', () => {
  expect(storeFor(['orders', 'place'], store)).toBe(store)
  expect(storeFor(['accounts', 'remove'], store)).not.toBe(store)
})
