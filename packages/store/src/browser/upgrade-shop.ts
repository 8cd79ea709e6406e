import { readDocument } from '../document/document.ts'
import { documentNameOf, toDocumentRow } from '../document/document-names.ts'
import type { RawDocument } from '../document/raw-document.ts'
import { META_KEY, readMeta, type StoredRecord } from './layout.ts'
import type { ShopConnection } from './open-database.ts'
import type { Loaded } from './read-database.ts'
import { replaceShop } from './replace-shop.ts'
import { within } from './within.ts'

/**
 * Puts the rows of an earlier version in the shape of this one, all at once; as they were they are kept as a
 * backup. Null when that is done, by this tab or a faster one; else what the rows are, which stay untouched.
 */
export async function upgradeShop(
  connection: ShopConnection,
  answerMs: number,
  now: Date,
): Promise<Extract<Loaded, { state: 'newer' | 'damaged' }> | null> {
  const tx = connection.transaction(['rows', 'meta'])
  const [found, records] = await within(
    answerMs,
    Promise.all([tx.objectStore('meta').get(META_KEY), tx.objectStore('rows').getAll()]),
  )
  const meta = readMeta(found)
  if (!meta) return { state: 'damaged', problem: { code: 'invalid-meta' } }
  const shop = readDocument(documentOf(meta, records))
  if (!shop.ok) {
    // Rows of a collection that this version does not have are not damage.
    if (shop.refusal.code === 'not-a-document') return { state: 'newer' }
    return { state: 'damaged', problem: shop.refusal }
  }
  await replaceShop(connection, {
    tables: shop.value.tables,
    revision: meta.revision,
    shopId: meta.shopId,
    at: now.toISOString(),
    onlyAt: meta,
  })
  return null
}

/** Rows have our names in the database since this version; before they had those of the document. */
const OWN_NAMES_SINCE = 6

/** The stored records as the document that the version which wrote them would have made of them. */
function documentOf(
  { version, revision }: { version: number; revision: number },
  records: readonly StoredRecord[],
): RawDocument {
  const hasOwnNames = version >= OWN_NAMES_SINCE
  const lists: Record<string, unknown[]> = { users: [] }
  for (const { collection, row } of records) {
    const name = hasOwnNames ? documentNameOf(collection) : collection
    lists[name] ??= []
    lists[name].push(hasOwnNames ? toDocumentRow(collection, row) : row)
  }
  const { settings = [], ...rest } = lists
  return { ...rest, settings: settings[0] ?? null, version, revision }
}
