import type { ExportedShop } from '@hostfront/contract/shop'
import { type CollectionName, collectionNames, collections } from '@hostfront/store/collections'
import { writeDocument } from '@hostfront/store/write-document'
import type { SignedInCall } from '../call/context.ts'
import { withoutSecrets } from '../secrets/hidden-fields.ts'
import type { RowCounts } from './count-rows.ts'
import { isPassing } from './passing.ts'
import { readAll } from './read-all.ts'
import { shopEntry } from './shop-entry.ts'

/**
 * All that the shop knows at one moment as one document of the seed's kind; `importDocument` reads it. What has left the
 * shop is in its log, by number: without that line there is no document.
 */
export async function exportDocument(call: SignedInCall): Promise<ExportedShop> {
  const rows = await call.store.read((tx) => readAll(tx, (name) => !isPassing(name)), {
    isLong: true,
  })
  const leaving = (name: CollectionName) =>
    rows[name].map((row: object) => withoutSecrets(collections[name], row))
  const tables = new Map(collectionNames.map((name) => [name, { all: () => leaving(name) }]))
  // Like every document that was never kept by a browser, it is the first of its line.
  const text = writeDocument({ revision: 1, tables })
  const held: RowCounts = {}
  for (const name of collectionNames) if (rows[name].length > 0) held[name] = rows[name].length
  const entry = shopEntry(call, 'shop.exportDocument', null, {
    characters: text.length,
    rows: held,
  })
  await call.store.transaction((tx) => tx.auditLog.insert(entry))
  const kept = rows.files.filter(({ erasedAt }) => erasedAt === null)
  const bytes = kept.reduce((sum, { size }) => sum + size, 0)
  return { text, files: { count: kept.length, bytes } }
}
