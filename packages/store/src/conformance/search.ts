import { expect, test } from 'vitest'
import type { Store } from '../port.ts'
import type { OpenStore } from './open-store.ts'
import { sampleRow, sampleUser } from './sample-rows.ts'

const names = [
  'Straße 100%',
  'STRASSE_1',
  'İstanbul',
  'istanbul',
  'Ｆｕｌｌ Ｗｉｄｔｈ',
  'Zoë Ünal',
  'back\\slash',
  "o'brien; drop",
]

/** What a search finds: the folded text itself, no pattern. */
export function testSearch(open: OpenStore): void {
  const cases: [search: string, finds: string[]][] = [
    ['', names],
    ['100%', ['Straße 100%']],
    ['%', ['Straße 100%']],
    ['_', ['STRASSE_1']],
    ['e_1', ['STRASSE_1']],
    ['\\', ['back\\slash']],
    ["'", ["o'brien; drop"]],
    ['straße', ['Straße 100%']],
    ['STRASSE', ['STRASSE_1']],
    ['İSTANBUL', ['İstanbul']],
    ['ISTANBUL', ['istanbul']],
    ['full width', ['Ｆｕｌｌ Ｗｉｄｔｈ']],
    ['ｉｓｔａｎｂｕｌ', ['istanbul']],
    ['ZOË', ['Zoë Ünal']],
    ['Zoe\u0308', ['Zoë Ünal']],
    ['ünal', ['Zoë Ünal']],
    ['USER-3@', ['STRASSE_1']],
    ['no such text', []],
  ]
  for (const [search, finds] of cases) {
    test(`searching "${search}" finds ${finds.length} of ${names.length}`, async () => {
      const store = await open()
      await insertNames(store)
      const page = await store.read((tx) =>
        tx.users.list({ search, order: 'oldest', limit: names.length }),
      )
      expect(page.items.map(({ name }) => name)).toEqual(finds)
    })
  }

  test('a search is combined with conditions and paged like any list', async () => {
    const store = await open()
    await insertNames(store)
    const query = { search: 'S', where: { role: 'admin' }, order: 'oldest', limit: 2 } as const
    const first = await store.read((tx) => tx.users.list(query))
    const second = await store.read((tx) => tx.users.list({ ...query, after: first.next }))
    expect(first.items.map(({ name }) => name)).toEqual(['Straße 100%', 'İstanbul'])
    expect(second.items.map(({ name }) => name)).toEqual(['Ｆｕｌｌ Ｗｉｄｔｈ', 'back\\slash'])
    expect(second.next).toBeNull()
  })

  testOwnerSearch(open)
}

function testOwnerSearch(open: OpenStore): void {
  const found = async (search: string) => {
    const store = await open()
    await insertOwned(store)
    return store.read(async (tx) => ({
      users: (await tx.users.list({ search, limit: 9 })).items.map(({ id }) => id),
      orders: (await tx.orders.list({ search, limit: 9 })).items.map(({ id }) => id),
    }))
  }

  test('a search finds what belongs to the users that it finds', async () => {
    expect(await found('OMAR')).toEqual({ users: ['user-2'], orders: ['order-3', 'order-2'] })
  })

  test('a search finds rows by themselves or by whose they are, each once', async () => {
    expect(await found('night')).toEqual({ users: ['user-1'], orders: ['order-2', 'order-1'] })
    expect(await found('100%')).toEqual({ users: [], orders: [] })
  })

  test('what is searched by its owner is still held to its conditions, and paged', async () => {
    const store = await open()
    await insertOwned(store)
    const query = { search: 'omar', where: { status: 'pending' }, limit: 1 } as const
    const first = await store.read((tx) => tx.orders.list(query))
    expect(first.items.map(({ id }) => id)).toEqual(['order-3'])
    const second = await store.read((tx) => tx.orders.list({ ...query, after: first.next }))
    expect(second.items.map(({ id }) => id)).toEqual(['order-2'])
    expect(second.next).toBeNull()
    const active = { ...query, where: { status: 'active' } } as const
    expect((await store.read((tx) => tx.orders.list(active))).items).toEqual([])
  })
}

/** Of Nightingale "Los Santos" (1), of Omar "Night Shift" (2) and "Vice" (3). */
async function insertOwned(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users', { name: 'Nightingale' }))
    await tx.users.insert(sampleUser(2, { name: 'Omar' }))
    const orders = [
      ['order-1', 'user-1', 'Los Santos'],
      ['order-2', 'user-2', 'Night Shift'],
      ['order-3', 'user-2', 'Vice'],
    ] as const
    for (const [id, userId, serverName] of orders) {
      await tx.orders.insert(sampleRow('orders', { id, userId, serverName }))
    }
  })
}

async function insertNames(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    for (const [at, name] of names.entries()) {
      await tx.users.insert(sampleUser(at + 2, { name, role: at % 2 ? 'user' : 'admin' }))
    }
  })
}
