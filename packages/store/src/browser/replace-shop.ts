import { unwrap } from 'idb'
import { DOCUMENT_VERSION } from '../document/document-version.ts'
import type { Tables } from '../memory/engine.ts'
import { type Backup, META_KEY, readMeta, type ShopMeta } from './layout.ts'
import type { ShopConnection } from './open-database.ts'

/** Replaced shops that are kept. Damaged ones are all kept. */
const KEPT = 3

/** So many rows are handed over at once. */
const SLICE = 2000

interface Replacement {
  readonly tables: Tables
  readonly revision: number
  /** Of the shop, when the database does not know one. */
  readonly shopId: string
  readonly at: string
  /** Changes nothing, and answers null, when there already is a shop. */
  readonly onlyIfEmpty?: boolean
  /** Changes nothing, and answers null, when the shop is no longer the one that was at this revision. */
  readonly onlyAt?: ShopMeta
  /** Key of `meta` under which `true` is written along. */
  readonly mark?: string
}

/** Puts a whole shop in the place of the present one, which is kept as a backup. One transaction, all or nothing. */
export async function replaceShop(
  connection: ShopConnection,
  { tables, revision, shopId, at, onlyIfEmpty = false, onlyAt, mark }: Replacement,
): Promise<ShopMeta | null> {
  const tx = connection.transaction(['rows', 'meta', 'changes', 'backups'], 'readwrite', {
    durability: 'strict',
  })
  tx.done.catch(() => {})
  const stores = {
    rows: tx.objectStore('rows'),
    meta: tx.objectStore('meta'),
    changes: tx.objectStore('changes'),
    backups: tx.objectStore('backups'),
  }
  const found = await stores.meta.get(META_KEY)
  const records = await stores.rows.getAll()
  const isEmpty = found === undefined && records.length === 0
  const known = readMeta(found)
  const isMoved = onlyAt && (known?.shopId !== onlyAt.shopId || known.revision !== onlyAt.revision)
  if ((onlyIfEmpty && !isEmpty) || isMoved) {
    await tx.done
    return null
  }
  const meta = {
    version: DOCUMENT_VERSION,
    revision: Math.max(revision, known?.revision ?? 0) + 1,
    shopId: known?.shopId ?? shopId,
  }
  // Bare requests: one that fails fails the transaction, whose end is all that counts.
  const rows = unwrap(stores.rows)
  const changes = unwrap(stores.changes)
  const backups = unwrap(stores.backups)
  try {
    if (!isEmpty) {
      const backup: Backup = { at, reason: 'replaced', text: null, records, meta: found }
      const keys = await stores.backups.getAllKeys(IDBKeyRange.bound('replaced', 'replaced\uffff'))
      for (const key of keys.slice(0, Math.max(0, keys.length - KEPT + 1))) backups.delete(key)
      backups.put(backup, `replaced-${at}-${String(meta.revision).padStart(12, '0')}`)
    }
    rows.clear()
    changes.clear()
    let written = 0
    for (const [collection, table] of tables) {
      for (const row of table.all()) {
        written += 1
        // Waited for now and then: the page stays at hand, and the transaction open.
        if (written % SLICE === 0) await stores.rows.put({ collection, row })
        else rows.put({ collection, row })
      }
    }
    changes.put({ revision: meta.revision, rows: null })
    unwrap(stores.meta).put(meta, META_KEY)
    if (mark) unwrap(stores.meta).put(true, mark)
    await tx.done
    return meta
  } catch (error) {
    abort(tx)
    throw error
  }
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort()
  } catch {
    // It has ended by itself.
  }
}
