import { expect, test } from 'vitest'
import type { Rows } from '../collections.ts'
import type { ListQuery, ReadTx, Store } from '../port.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'

/** Four orders with a bill in each state that counts, one without, and a bill of something else with an order's id. */
async function openShop(open: OpenStore): Promise<Store> {
  const store = await open()
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users'))
    const states = ['unpaid', 'overdue', 'paid', 'refunded', null] as const
    for (const [at, status] of states.entries()) {
      const id = `order-${at + 1}`
      const serverName = at < 3 ? 'Night' : 'Day'
      await tx.orders.insert(sampleRow('orders', { id, serverName, amountDue: 100 * (at + 1) }))
      if (status)
        await tx.invoices.insert(bill(at, status, { subjectKind: 'order', subjectId: id }))
    }
    await tx.invoices.insert(bill(9, 'unpaid', { subjectKind: 'licence', subjectId: 'order-5' }))
  })
  return store
}

const bill = (
  at: number,
  status: Rows['invoices']['status'],
  subject: Pick<Rows['invoices'], 'subjectKind' | 'subjectId'>,
) =>
  sampleRow('invoices', {
    ...subject,
    id: `invoice-${at}`,
    number: `2026-0000${at}`,
    periodStart: null,
    status,
    paidAt: '2026-04-01T10:00:00.000Z',
  })

/** Questions that leave rows out by what is tied to them, or by what they are not. */
export function testNarrowing(open: OpenStore): void {
  const found = async (store: Store, query: Omit<ListQuery<Rows['orders']>, 'limit'>) => {
    const { items } = await store.read((tx) =>
      tx.orders.list({ order: 'oldest', ...query, limit: 9 }),
    )
    const [tally] = await store.read((tx) =>
      tx.orders.tally({ ...query, by: 'userId', sum: 'amountDue' }),
    )
    if (query.search === undefined) {
      expect(tally?.count ?? 0).toBe(items.length)
      expect(tally?.sum ?? 0).toBe(items.reduce((sum, { amountDue }) => sum + amountDue, 0))
    }
    return items.map(({ id }) => Number(id.slice(6)))
  }

  test('rows that have a tied row, and those that have none, are each found', async () => {
    const store = await openShop(open)
    expect(await found(store, { tied: { billToPay: true } })).toEqual([1, 2])
    expect(await found(store, { tied: { billToPay: false } })).toEqual([3, 4, 5])
    expect(await found(store, { tied: { billNotPaid: true, billToPay: false } })).toEqual([4])
    expect(await found(store, { tied: {} })).toEqual([1, 2, 3, 4, 5])
    const paid = { billNotPaid: false }
    expect(await found(store, { tied: paid })).toEqual([3, 5])
    expect(await found(store, { tied: paid, where: { id: 'order-5' } })).toEqual([5])
    expect(await found(store, { tied: paid, search: 'night' })).toEqual([3])
    expect(
      await found(store, { tied: paid, order: { by: 'amountDue', descending: true } }),
    ).toEqual([5, 3])
    await store.transaction((tx) => tx.invoices.update('invoice-1', { status: 'paid' }))
    expect(await found(store, { tied: { billToPay: true } })).toEqual([1])
  })

  test('they are paged like any list, and seen as a transaction has changed them', async () => {
    const store = await openShop(open)
    const query = { tied: { billToPay: false }, order: 'oldest', limit: 2 } as const
    const first = await store.read((tx) => tx.orders.list(query))
    const second = await store.read((tx) => tx.orders.list({ ...query, after: first.next }))
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([
      'order-3',
      'order-4',
      'order-5',
    ])
    expect(second.next).toBeNull()
    const inside = await store.transaction(async (tx) => {
      await tx.invoices.update('invoice-0', { status: 'paid' })
      return tx.orders.list({ ...query, limit: 9 })
    })
    expect(inside.items).toHaveLength(4)
  })

  test('who has an open bill is found, and who has none', async () => {
    const store = await openShop(open)
    await store.transaction((tx) => tx.users.insert(sampleUser(9)))
    const users = (billToPay: boolean) =>
      store.read(async (tx) =>
        (await tx.users.list({ tied: { billToPay }, limit: 9 })).items.map(({ id }) => id),
      )
    const [owner, other] = [sampleRow('users').id, sampleUser(9).id]
    expect(await users(true)).toEqual([owner])
    expect(await users(false)).toEqual([other])
  })

  test('a word is found in the tied row, and where there is none in the row itself', async () => {
    const store = await openShop(open)
    await store.transaction(async (tx) => {
      for (const [at, paymentMethod] of ['paypal', 'cash', 'paypal', 'cash'].entries()) {
        await tx.invoices.update(`invoice-${at}`, { paymentMethod })
      }
      await tx.orders.update('order-2', { paymentMethod: 'paypal', paidWithCoins: false })
      await tx.orders.update('order-5', { paymentMethod: 'paypal', paidWithCoins: false })
    })
    const says = { paymentMethod: 'paypal' }
    expect(await found(store, { says })).toEqual([1, 3, 5])
    expect(await found(store, { says, search: 'night' })).toEqual([1, 3])
    expect(await found(store, { says, where: { id: { in: ['order-3', 'order-2'] } } })).toEqual([3])
    expect(await found(store, { says, tied: { billToPay: true } })).toEqual([1])
    expect(await found(store, { says: { paymentMethod: 'cash' } })).toEqual([2, 4])
    for (const none of ["'", '\u0000', '']) {
      expect(await found(store, { says: { paymentMethod: none } })).toEqual([])
    }
  })

  test('a tie that the rules do not name is refused', async () => {
    const store = await open()
    const tied = { toString: true }
    for (const ask of [
      (tx: ReadTx) => tx.orders.list({ tied, limit: 1 }),
      (tx: ReadTx) => tx.orders.tally({ tied, by: 'status' }),
      (tx: ReadTx) => tx.users.list({ tied: { billNotPaid: true }, limit: 1 }),
      (tx: ReadTx) => tx.orders.list({ says: { status: 'pending' }, limit: 1 }),
    ]) {
      await expect(store.read<unknown>(ask)).rejects.toMatchObject({ kind: 'check' })
    }
  })

  test('what is not in a set is found, also where it is null', async () => {
    const store = await open()
    await store.transaction(async (tx) => {
      const phones = [null, 'a', 'b', 'c\u0020"\\'] as const
      for (const [at, phone] of phones.entries()) {
        await tx.users.insert(sampleUser(at + 2, { phone, coins: at * 100 }))
      }
    })
    const users = async (where: NonNullable<ListQuery<Rows['users']>['where']>) => {
      const { items } = await store.read((tx) =>
        tx.users.list({ where, order: 'oldest', limit: 9 }),
      )
      expect(await store.read((tx) => tx.users.count(where))).toBe(items.length)
      return items.map(({ id }) => Number(id.slice(5)))
    }
    expect(await users({ phone: { notIn: [] } })).toEqual([2, 3, 4, 5])
    expect(await users({ phone: { notIn: ['a', 'c "\\', 'nobody', '\u0000'] } })).toEqual([2, 4])
    expect(await users({ phone: { notIn: [null] } })).toEqual([3, 4, 5])
    expect(await users({ phone: { notIn: [null, 'b'] } })).toEqual([3, 5])
    expect(await users({ coins: { notIn: [0, 100.5, 300] } })).toEqual([3, 4])
    expect(await users({ id: { notIn: ['user-3'] }, role: 'user' })).toEqual([2, 4, 5])
  })
}
