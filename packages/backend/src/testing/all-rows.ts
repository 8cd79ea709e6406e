import { collectionNames } from '@hostfront/store/collections'
import type { TestShop } from './shop.ts'

/** Up to 500 rows of every collection, oldest first: to see what a call has changed, or that it has changed nothing. */
export async function allRowsOf(shop: TestShop) {
  return shop.store.read(async (tx) => {
    const list = async <Row>(collection: { list: (query: Query) => Promise<{ items: Row[] }> }) =>
      (await collection.list({ limit: 500, order: 'oldest' })).items
    const rows: Record<string, unknown[]> = {}
    for (const name of collectionNames) rows[name] = await list<unknown>(tx[name])
    return rows as Record<(typeof collectionNames)[number], unknown[]>
  })
}

interface Query {
  readonly limit: number
  readonly order: 'oldest'
}
