import { expect, test, vi } from 'vitest'
import { StoreError, type Tx } from '../port.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'

/** All or nothing, one after the other, and readers who see one moment. */
export function testTransactions(open: OpenStore, knowsCallers: boolean): void {
  test('a transaction answers what its function answers, and sees its own changes', async () => {
    const store = await open()
    const name = await store.transaction(async (tx) => {
      await tx.users.insert(sampleRow('users'))
      await tx.users.update('user-1', { name: 'Changed' })
      const page = await tx.users.list({ where: { email: 'amina@example.com' }, limit: 5 })
      return page.items[0]?.name
    })
    expect(name).toBe('Changed')
  })

  test('a function that throws changes nothing, and its error passes through', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const error = new Error('after the writes')
    const failed = store.transaction(async (tx) => {
      await tx.users.insert(sampleUser(2))
      await tx.users.update('user-1', { coins: 1 })
      await tx.counters.insert(sampleRow('counters'))
      throw error
    })
    await expect(failed).rejects.toBe(error)
    expect(await store.read((tx) => tx.users.list({ limit: 10 }))).toEqual({
      items: [sampleRow('users')],
      next: null,
    })
    expect(await store.read((tx) => tx.counters.count())).toBe(0)
  })

  test('a refused write ends the transaction even when its error is caught', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const careless = store.transaction(async (tx) => {
      await tx.counters.insert(sampleRow('counters'))
      await tx.users.insert(sampleUser(2, { email: 'amina@example.com' })).catch(() => null)
    })
    await expect(careless).rejects.toMatchObject({ kind: 'unique', rule: 'users.email' })
    expect(await store.read((tx) => tx.counters.count())).toBe(0)
  })

  test('of 64 debits at once on money for 20, exactly 20 succeed', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users', { coins: 20 * 500 })))
    const debit = (number: number) =>
      store.transaction(async (tx) => {
        const paid = await tx.users.update(
          'user-1',
          { coins: { increment: -500 } },
          { coins: { gte: 500 } },
        )
        if (!paid) return false
        await tx.coinEntries.insert(
          sampleRow('coinEntries', {
            id: `debit-${number}`,
            amount: -500,
            balanceAfter: paid.coins,
          }),
        )
        return true
      })
    const paid = await Promise.all(Array.from({ length: 64 }, (_, number) => debit(number)))
    expect(paid.filter(Boolean)).toHaveLength(20)
    const user = await store.read((tx) => tx.users.get('user-1'))
    const entries = await store.read((tx) => tx.coinEntries.list({ limit: 100 }))
    expect(user?.coins).toBe(0)
    expect(new Set(entries.items.map((entry) => entry.balanceAfter)).size).toBe(20)
  })

  test('a counter read with a lock and written back loses no step', async () => {
    const store = await open()
    await store.transaction((tx) => tx.counters.insert(sampleRow('counters', { value: 0 })))
    const step = () =>
      store.transaction(async (tx) => {
        const counter = await tx.counters.get('invoice-2026', { lock: true })
        await tx.counters.update('invoice-2026', { value: (counter?.value ?? 0) + 1 })
      })
    await Promise.all(Array.from({ length: 16 }, step))
    expect((await store.read((tx) => tx.counters.get('invoice-2026')))?.value).toBe(16)
  })

  test('nothing can be written in a read', async () => {
    const store = await open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const writes: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => tx.users.insert(sampleUser(2)),
      (tx) => tx.users.update('user-1', {}),
      (tx) => tx.users.delete('user-1'),
    ]
    for (const write of writes) {
      // The type of `read` does not offer writes; a caller without types could still try.
      const attempt = store.read((tx) => write(tx as Tx))
      await expect(attempt).rejects.toMatchObject({ kind: 'read-only' })
    }
    expect(await store.read((tx) => tx.users.count())).toBe(1)
  })

  test('a transaction that begins with another one is refused', async () => {
    const store = await open()
    const inner = () => store.transaction((tx) => tx.users.insert(sampleRow('users')))
    await expect(store.transaction(inner)).rejects.toMatchObject({ kind: 'nested' })
    await inner()
  })

  test.runIf(knowsCallers)('a transaction later in a transaction is refused', async () => {
    const store = await open()
    const inner = () => store.transaction((tx) => tx.users.insert(sampleRow('users')))
    const outer = store.transaction(async (tx) => {
      await tx.counters.insert(sampleRow('counters'))
      await inner()
    })
    await expect(outer).rejects.toMatchObject({ kind: 'nested' })
    expect(await store.read((tx) => tx.counters.count())).toBe(0)
    await inner()
  })

  test('a transaction cannot be used after its end', async () => {
    const store = await open()
    const users = await store.transaction(async (tx) => ({ leaked: tx.users }))
    const late = users.leaked.insert(sampleRow('users'))
    await expect(late).rejects.toBeInstanceOf(StoreError)
    expect(await store.read((tx) => tx.users.count())).toBe(0)
  })

  test('watchers hear of each commit with its collections, and of nothing else', async () => {
    const store = await open()
    const onChange = vi.fn()
    const stop = store.watch(onChange)
    await store.transaction(async (tx) => {
      await tx.users.insert(sampleRow('users'))
      await tx.counters.insert(sampleRow('counters'))
    })
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    expect([...(onChange.mock.calls[0]?.[0] ?? [])].sort()).toEqual(['counters', 'users'])
    await store.read((tx) => tx.users.get('user-1'))
    await store.transaction((tx) => tx.users.get('user-1'))
    await expect(
      store.transaction((tx) => tx.users.insert(sampleRow('users'))),
    ).rejects.toBeInstanceOf(StoreError)
    stop()
    await store.transaction((tx) => tx.users.update('user-1', { name: 'Unheard' }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('a closed store refuses to work', async () => {
    const store = await open()
    await store.close()
    await expect(store.transaction(async () => 1)).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(store.read(async () => 1)).rejects.toMatchObject({ kind: 'unavailable' })
  })
}
