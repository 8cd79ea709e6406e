import { expect, test } from 'vitest'
import { type CollectionName, collectionNames } from '../collections.ts'
import type { Store, Tx } from '../port.ts'
import { rules } from '../rules.ts'
import { searchedFields } from '../searched-fields.ts'
import { type AnyQuery, type AnyRow, anyRepository, insertReferenced } from './fill-shop.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'
import { sortableRows } from './sortable-rows.ts'

const ROWS = 26

/** Orders other than that of time, for every field that is declared sortable. */
export function testSorting(open: OpenStore): void {
  for (const collection of collectionNames) {
    for (const by of rules[collection].sort ?? []) {
      test(`${collection} are listed by ${by} as a whole, filtered, searched and in a transaction`, async () => {
        const store = await open()
        await insertRows(store, collection)
        await store.read(async (tx) => expectSorted(tx as Tx, collection, by))
        await store.transaction(async (tx) => {
          await changeRows(tx, collection, by)
          await expectSorted(tx, collection, by)
        })
        await store.read(async (tx) => expectSorted(tx as Tx, collection, by))
      })
    }
  }

  test('a page of an order stays where it is while rows come and go before it', async () => {
    const store = await open()
    const order = { by: 'coins', descending: true } as const
    await store.transaction(async (tx) => {
      for (let number = 2; number < 8; number++) {
        await tx.users.insert(sampleUser(number, { coins: number * 100 }))
      }
    })
    const first = await store.read((tx) => tx.users.list({ order, limit: 2 }))
    await store.transaction(async (tx) => {
      await tx.users.insert(sampleUser(9, { coins: 10_000 }))
      await tx.users.delete('user-6')
      await tx.users.update('user-2', { coins: 650 })
    })
    const second = await store.read((tx) => tx.users.list({ order, limit: 2, after: first.next }))
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([
      'user-7',
      'user-6',
      'user-5',
      'user-4',
    ])
  })

  test('only declared fields give an order, and a cursor belongs to the order it came from', async () => {
    const store = await open()
    await insertRows(store, 'users')
    const list = (order: AnyQuery['order'], after: string | null = null) =>
      store.read((tx) => anyRepository(tx as Tx, 'users').list({ order, after, limit: 3 }))
    const isRefused = (page: Promise<unknown>) =>
      expect(page).rejects.toMatchObject({ kind: 'check' })
    for (const by of ['name', 'passwordHash', 'createdAt', 'search', 'coins"; --', '__proto__']) {
      await isRefused(list({ by, descending: false }))
    }
    const orders = [
      'oldest',
      { by: 'coins', descending: false },
      { by: 'coins', descending: true },
      { by: 'text', descending: false },
    ] as const
    for (const order of orders) {
      const { next } = await list(order)
      for (const other of orders) {
        if (other === order) expect((await list(other, next)).items).toHaveLength(3)
        else await isRefused(list(other, next))
      }
    }
    for (const after of ['["coins",false,"5","a"]', '["coins",false,5]', '[', '{}', '5 user-1']) {
      await isRefused(list({ by: 'coins', descending: false }, after))
    }
  })
}

async function insertRows(store: Store, collection: CollectionName): Promise<void> {
  await store.transaction(async (tx) => {
    await insertReferenced(tx, collection)
    const repository = anyRepository(tx, collection)
    for (let number = 2; number < ROWS; number++) await repository.insert(rowOf(collection, number))
  })
}

function rowOf(collection: CollectionName, number: number): AnyRow {
  const row = sortableRows[collection]?.(number)
  if (!row) throw new Error(`sortable rows of ${collection} are missing in this suite`)
  return row
}

/** Some rows get another place, one comes and one goes. */
async function changeRows(tx: Tx, collection: CollectionName, by: string): Promise<void> {
  const repository = anyRepository(tx, collection)
  await repository.insert(rowOf(collection, ROWS))
  await repository.delete(rowOf(collection, 4).id)
  const [first] = searchedFields(collection)
  const fields = by === 'text' && first ? [first] : [by]
  for (const [to, from] of [
    [5, 7],
    [6, 9],
  ] as const) {
    const other = rowOf(collection, from + ROWS)
    const patch = fields.map((field) => [field, fieldOf(other, field)])
    // A total must go on adding up.
    const { id } = rowOf(collection, to)
    if (by === 'total') await repository.delete(id)
    else await repository.update(id, Object.fromEntries(patch))
  }
}

const fieldOf = (row: AnyRow, field: string): unknown => new Map(Object.entries(row)).get(field)

async function expectSorted(tx: Tx, collection: CollectionName, by: string): Promise<void> {
  const repository = anyRepository(tx, collection)
  const { items: all } = await repository.list({ order: 'oldest', limit: 1000 })
  const few = { id: { in: all.slice(3, 15).map(({ id }) => id) } }
  const owned = { userId: sampleRow('users').id, createdAt: { gte: '2026-01-15T00:00:00.000Z' } }
  const where =
    collection === 'users' || collection === 'vouchers' ? { createdAt: owned.createdAt } : owned
  for (const query of [{}, { where: few }, { where }, { search: '1' }, { search: 'A', where }]) {
    const whole = await repository.list({ ...query, order: 'oldest', limit: 1000 })
    const sorted = whole.items.map(({ id }) => ({ id, key: keyOf(collection, by, id, all) }))
    sorted.sort((a, b) => compare(a.key, b.key) || compare(a.id, b.id))
    const ids = sorted.map(({ id }) => id)
    const visited = (descending: boolean) =>
      pagedIds(repository, { ...query, order: { by, descending }, limit: 3 })
    expect(await visited(false)).toEqual(ids)
    expect(await visited(true)).toEqual(ids.toReversed())
  }
}

function keyOf(collection: CollectionName, by: string, id: string, all: AnyRow[]): unknown {
  const row = all.find((each) => each.id === id) as AnyRow
  if (by !== 'text') return fieldOf(row, by)
  const texts = rules[collection].search.map((part) =>
    typeof part === 'string' ? (fieldOf(row, part) ?? '') : part.text(row as never),
  )
  return texts.join('\n').normalize('NFKC').toLowerCase().slice(0, 200)
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  // Two numbers or two texts.
  return (a as string) < (b as string) ? -1 : 1
}

async function pagedIds(
  repository: ReturnType<typeof anyRepository>,
  query: AnyQuery,
): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof repository.list>> = await repository.list({
      ...query,
      after,
    })
    ids.push(...page.items.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  return ids
}
