import { expect, test, vi } from 'vitest'
import { collectionNames } from '../collections.ts'
import type { AllRows, ReadTx, Store, Tx } from '../port.ts'
import { type AnyRow, anyRepository, fillShop } from './fill-shop.ts'
import { noRows } from './no-rows.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'

/** A whole shop in the place of another. */
export function testReplacing(open: OpenStore): void {
  test('all rows are replaced, those that are only ever added included', async () => {
    const store = await open()
    await store.transaction(fillShop)
    const rows = noRows({
      users: [sampleUser(2), sampleUser(3)],
      coinEntries: [sampleRow('coinEntries', { id: 'entry-2', userId: 'user-2' })],
    })
    await store.replaceAll(async () => rows)
    expect(await allRows(store)).toEqual(rows)
    await store.transaction((tx) => tx.users.update('user-2', { name: 'Writable' }))
  })

  test('every row of a shop can be moved into another store', async () => {
    const store = await open()
    const rows = Object.fromEntries(collectionNames.map((name) => [name, [sampleRow(name)]]))
    // One sample of every collection: the keys are the collections' names.
    await store.replaceAll(async () => rows as unknown as AllRows)
    expect(await allRows(store)).toEqual(rows)
  })

  const refused: [rows: AllRows, kind: string, rule: string][] = [
    [noRows({ users: [sampleUser(2), sampleUser(2)] }), 'unique', 'users.id'],
    [
      noRows({ users: [sampleUser(2), sampleUser(3, { email: 'user-2@example.com' })] }),
      'unique',
      'users.email',
    ],
    [
      noRows({ users: [sampleUser(2)], orders: [sampleRow('orders')] }),
      'reference',
      'orders.userId',
    ],
    [noRows({ users: [sampleUser(2, { coins: -1 })] }), 'check', 'users.coins'],
    [noRows({ users: [sampleUser(2, { name: 'Na\0me' })] }), 'check', 'users.name'],
    [noRows({ users: [sampleUser(2, { name: 'half \ud800' })] }), 'check', 'users.name'],
    [
      noRows({ vouchers: [sampleRow('vouchers', { usedCount: 101 })] }),
      'check',
      'vouchers.uses-within-limit',
    ],
  ]
  for (const [rows, kind, rule] of refused) {
    test(`rows that break ${rule} (${kind}) replace nothing`, async () => {
      const store = await open()
      await store.transaction(fillShop)
      const before = await allRows(store)
      await expect(store.replaceAll(async () => rows)).rejects.toMatchObject({ kind, rule })
      expect(await allRows(store)).toEqual(before)
    })
  }

  test('what is to stay is read with the replacement: nothing is committed in between', async () => {
    const store = await open()
    await store.transaction(fillShop)
    const write = (round: string) =>
      Array.from({ length: 10 }, (_, index) =>
        store.transaction((tx) =>
          tx.announcements.insert(sampleRow('announcements', { id: `${round}-${index}` })),
        ),
      )
    const read = (tx: ReadTx) => tx.announcements.list({ order: 'oldest', limit: 100 })
    const replacing = () =>
      store.replaceAll(async (tx) => {
        await tx.users.count()
        return noRows({ announcements: (await read(tx)).items })
      })
    await Promise.all([...write('before'), replacing(), ...write('after')])
    const { items } = await store.read(read)
    expect(items).toHaveLength(21)
    expect(await store.read((tx) => tx.users.count())).toBe(0)
  })

  test('when completing it fails, nothing is replaced and the error passes through', async () => {
    const store = await open()
    await store.transaction(fillShop)
    const before = await allRows(store)
    const failing = store.replaceAll(async (tx) => {
      await tx.users.count()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await allRows(store)).toEqual(before)
    await store.transaction((tx) => tx.users.update('user-1', { name: 'Writable' }))
  })

  test('watchers hear of a replaced shop as a change of everything, of whomever', async () => {
    const store = await open()
    const onChange = vi.fn()
    store.watch(onChange)
    await store.replaceAll(async () => noRows({}))
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(collectionNames, null))
  })

  test('watchers hear whose rows have changed', async () => {
    const store = await open()
    await store.transaction(async (tx) => {
      await fillShop(tx)
      await tx.users.insert(sampleUser(2))
    })
    const concerned = new Set<string>()
    await new Promise((resolve) => setTimeout(resolve, 20))
    store.watch((_, users) => {
      for (const user of users ?? ['everybody']) concerned.add(user)
    })
    await store.transaction(async (tx) => {
      await tx.tickets.update('ticket-1', { status: 'closed' })
      await tx.users.update('user-2', { name: 'New' })
      await tx.announcements.delete('announcement-1')
    })
    await vi.waitFor(() => expect([...concerned].sort()).toEqual(['user-1', 'user-2']))
    concerned.clear()
    await store.transaction((tx) => tx.livechats.delete('chat-1'))
    await vi.waitFor(() => expect([...concerned]).toEqual(['user-1']))
  })
}

async function allRows(store: Store): Promise<Record<string, AnyRow[]>> {
  return store.read(async (tx) => {
    const rows: Record<string, AnyRow[]> = {}
    for (const name of collectionNames) {
      // Only its reading half is used.
      const repository = anyRepository(tx as Tx, name)
      rows[name] = (await repository.list({ order: 'oldest', limit: 100 })).items
    }
    return rows
  })
}
