import { unwrap } from 'idb'
import { DOCUMENT_VERSION } from '../document/document-version.ts'
import type { Change } from '../memory/engine.ts'
import { isNewer, META_KEY, readMeta, type ShopMeta } from './layout.ts'
import type { ShopConnection } from './open-database.ts'
import { NoAnswer, within } from './within.ts'

/** Commits that other tabs can catch up on row by row; a tab that is further behind reads everything. */
const LOG_LENGTH = 200

/**
 * Writes the changed rows if the database is still at the revision they were worked out on: one transaction,
 * on disk when it resolves with the shop's new state. Null when the database is not where this tab thinks it is.
 * Nothing was written then, nor when it rejects with what the browser says.
 */
export async function commitChanges(
  database: ShopConnection,
  changes: readonly Change[],
  known: ShopMeta | null,
  newShopId: () => string,
  answerMs: number,
): Promise<ShopMeta | null> {
  const tx = database.transaction(['rows', 'meta', 'changes'], 'readwrite', {
    durability: 'strict',
  })
  // Looked at below; before that, a rejection must not count as unhandled.
  tx.done.catch(() => {})
  const work = async (): Promise<ShopMeta | null> => {
    const found = await tx.objectStore('meta').get(META_KEY)
    if (!isSame(found, known)) {
      tx.abort()
      return null
    }
    const revision = (known?.revision ?? 0) + 1
    const meta = { version: DOCUMENT_VERSION, revision, shopId: known?.shopId ?? newShopId() }
    // Bare requests: one that fails fails the transaction, whose end is all that counts.
    const rows = unwrap(tx.objectStore('rows'))
    const log = unwrap(tx.objectStore('changes'))
    for (const { collection, id, after } of changes) {
      if (after) rows.put({ collection, row: after })
      else rows.delete([collection, id])
    }
    log.put({ revision, rows: changes.map(({ collection, id }) => [collection, id]) })
    log.delete(revision - LOG_LENGTH)
    unwrap(tx.objectStore('meta')).put(meta, META_KEY)
    await tx.done
    return meta
  }
  const outcome = work()
  outcome.catch(() => {})
  try {
    return await within(answerMs, outcome)
  } catch (error) {
    // It may have gone through at the last moment: then there is nothing left to abort.
    if (!abort(tx) && error instanceof NoAnswer) return within(answerMs, outcome)
    throw error
  }
}

/** False when the transaction has already ended. */
function abort(tx: { abort(): void }): boolean {
  try {
    tx.abort()
    return true
  } catch {
    return false
  }
}

function isSame(found: unknown, known: ShopMeta | null): boolean {
  if (found === undefined) return known === null
  const meta = readMeta(found)
  return (
    meta !== null &&
    !isNewer(meta) &&
    meta.shopId === known?.shopId &&
    meta.revision === known.revision
  )
}
