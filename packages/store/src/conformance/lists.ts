import { expect, test } from 'vitest'
import type { Rows } from '../collections.ts'
import type { Store } from '../port.ts'
import type { OpenStore } from './open-store.ts'
import { sampleUser } from './sample-rows.ts'

/** Filters, order and paging. */
export function testLists(open: OpenStore): void {
  test('paging visits each row once in order, also where times are equal', async () => {
    const store = await open()
    const users = await insertUsers(store, 25, (number) => ({
      createdAt: `2026-03-01T10:00:0${Math.floor(number / 10)}.000Z`,
    }))
    const ordered = users.sort((a, b) =>
      `${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? -1 : 1,
    )
    const ids = ordered.map((user) => user.id)
    expect(await pagedIds(store, { order: 'oldest', limit: 4 })).toEqual(ids)
    expect(await pagedIds(store, { limit: 4 })).toEqual(ids.toReversed())
    expect(await pagedIds(store, { limit: 25 })).toEqual(ids.toReversed())
  })

  test('a page stays where it is while rows come and go before it', async () => {
    const store = await open()
    await insertUsers(store, 6, (number) => ({ createdAt: `2026-03-0${number}T10:00:00.000Z` }))
    const first = await store.read((tx) => tx.users.list({ limit: 2 }))
    await store.transaction(async (tx) => {
      await tx.users.insert(sampleUser(99, { createdAt: '2026-03-09T10:00:00.000Z' }))
      await tx.users.delete(first.items[1]?.id ?? '')
    })
    const second = await store.read((tx) => tx.users.list({ limit: 2, after: first.next }))
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([
      'user-7',
      'user-6',
      'user-5',
      'user-4',
    ])
  })

  test('a cursor that is none and a limit below one are refused', async () => {
    const store = await open()
    for (const query of [{ after: 'nonsense', limit: 5 }, { limit: 0 }, { limit: 1.5 }]) {
      const list = store.read((tx) => tx.users.list(query))
      await expect(list).rejects.toMatchObject({ kind: 'check' })
    }
  })

  test('conditions by value, set, range and null combine', async () => {
    const store = await open()
    await insertUsers(store, 8, (number) => ({
      coins: number * 100,
      role: number % 2 ? 'admin' : 'user',
      status: number < 5 ? 'active' : 'suspended',
      phone: number === 3 ? '123' : null,
      createdAt: `2026-03-0${number}T10:00:00.000Z`,
    }))
    const ids = async (where: NonNullable<Parameters<typeof list>[1]>) => {
      const { items } = await list(store, where)
      expect(await store.read((tx) => tx.users.count(where))).toBe(items.length)
      return items.map((user) => Number(user.id.slice(5)))
    }
    expect(await ids({})).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(await ids({ role: 'admin' })).toEqual([3, 5, 7, 9])
    expect(await ids({ role: 'admin', status: 'active' })).toEqual([3])
    expect(await ids({ role: { in: ['admin', 'user'] }, coins: { gt: 700 } })).toEqual([8, 9])
    expect(await ids({ role: { in: [] } })).toEqual([])
    expect(await ids({ coins: { gte: 300, lt: 500 } })).toEqual([3, 4])
    expect(await ids({ phone: null, coins: { lte: 400 } })).toEqual([2, 4])
    expect(await ids({ phone: '123' })).toEqual([3])
    expect(await ids({ phone: { gte: '' } })).toEqual([3])
    expect(await ids({ id: { in: ['user-9', 'user-2', 'nobody'] } })).toEqual([2, 9])
    const days = { gte: '2026-03-04T10:00:00.000Z', lt: '2026-03-06T10:00:00.000Z' }
    expect(await ids({ createdAt: days })).toEqual([4, 5])
    expect(await ids({ createdAt: '2026-03-04T10:00:00.000Z' })).toEqual([4])
  })

  test('an indexed filter follows every change, inside its transaction and after it', async () => {
    const store = await open()
    await insertUsers(store, 4, () => ({}))
    const admins = { where: { role: 'admin' as const }, order: 'oldest' as const, limit: 10 }
    const inside = await store.transaction(async (tx) => {
      await tx.users.list(admins)
      await tx.users.update('user-2', { role: 'admin' })
      await tx.users.update('user-4', { role: 'admin' })
      await tx.users.update('user-2', { role: 'user' })
      await tx.users.insert(sampleUser(9, { role: 'admin' }))
      await tx.users.delete('user-3')
      return { page: await tx.users.list(admins), count: await tx.users.count({ role: 'user' }) }
    })
    expect(inside.page.items.map(({ id }) => id)).toEqual(['user-4', 'user-9'])
    expect(inside.count).toBe(2)
    const after = await store.read((tx) => tx.users.list(admins))
    expect(after).toEqual(inside.page)
  })

  test('find answers the only row of a unique key, or the oldest of several', async () => {
    const store = await open()
    await insertUsers(store, 3, (number) => ({ createdAt: `2026-03-0${9 - number}T10:00:00.000Z` }))
    const found = await store.read(async (tx) => [
      (await tx.users.find({ email: 'user-3@example.com' }))?.id,
      (await tx.users.find({ email: 'user-3@example.com', role: 'admin' }))?.id,
      (await tx.users.find({ email: 'nobody@example.com' }))?.id,
      (await tx.users.find({ role: 'user' }))?.id,
    ])
    expect(found).toEqual(['user-3', undefined, undefined, 'user-4'])
  })

  test('two rows can trade a unique value through a third', async () => {
    const store = await open()
    await insertUsers(store, 2, () => ({}))
    await store.transaction(async (tx) => {
      await tx.users.update('user-2', { email: 'between@example.com' })
      await tx.users.update('user-3', { email: 'user-2@example.com' })
      await tx.users.update('user-2', { email: 'user-3@example.com' })
    })
    const found = await store.read(async (tx) => [
      (await tx.users.find({ email: 'user-2@example.com' }))?.id,
      (await tx.users.find({ email: 'user-3@example.com' }))?.id,
      await tx.users.find({ email: 'between@example.com' }),
    ])
    expect(found).toEqual(['user-3', 'user-2', null])
  })
}

/** Users 2, 3, … with the given fields. */
async function insertUsers(
  store: Store,
  count: number,
  fields: (number: number) => Partial<Rows['users']>,
): Promise<Rows['users'][]> {
  const users = Array.from({ length: count }, (_, at) => sampleUser(at + 2, fields(at + 2)))
  await store.transaction(async (tx) => {
    for (const user of users) await tx.users.insert(user)
  })
  return users
}

type UserQuery = Parameters<Parameters<Parameters<Store['read']>[0]>[0]['users']['list']>[0]

function list(store: Store, where: NonNullable<UserQuery['where']>) {
  return store.read((tx) => tx.users.list({ where, order: 'oldest', limit: 100 }))
}

async function pagedIds(store: Store, query: UserQuery): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await store.read((tx) =>
      tx.users.list({ ...query, after }),
    )
    ids.push(...page.items.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  return ids
}
