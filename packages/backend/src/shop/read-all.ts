import { type CollectionName, collectionNames } from '@hostfront/store/collections'
import type { AllRows, Page, ReadTx } from '@hostfront/store/port'
import { readAllPages } from '../call/read-pages.ts'

const PAGE = 500

/** Every row of the collections that are `wanted`, oldest first; the others are empty. */
export async function readAll(
  tx: ReadTx,
  wanted: (name: CollectionName) => boolean = () => true,
): Promise<AllRows> {
  const read: Partial<Record<CollectionName, readonly object[]>> = {}
  for (const name of collectionNames) {
    read[name] = wanted(name) ? await readCollection(tx[name]) : []
  }
  // Each collection was read from the repository of its rows.
  return read as AllRows
}

interface Listed {
  list(query: {
    readonly limit: number
    readonly order: 'oldest'
    readonly after: string | null
  }): Promise<Page<object>>
}

const readCollection = (collection: Listed): Promise<object[]> =>
  readAllPages((after) => collection.list({ limit: PAGE, order: 'oldest', after }))
