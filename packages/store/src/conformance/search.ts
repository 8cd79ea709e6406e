import { expect, test } from 'vitest'
import type { Store } from '../port.ts'
import type { OpenStore } from './open-store.ts'
import { sampleUser } from './sample-rows.ts'

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
}

async function insertNames(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    for (const [at, name] of names.entries()) {
      await tx.users.insert(sampleUser(at + 2, { name, role: at % 2 ? 'user' : 'admin' }))
    }
  })
}
