import { type CollectionName, collectionNames } from '../collections.ts'
import type { Change, Tables } from '../memory/engine.ts'
import { type LoadProblem, TableLoader } from '../memory/load-tables.ts'
import { parseRow } from '../row-check.ts'
import { isNewer, isOlder, LAST_BACKUP_KEY, META_KEY, readMeta, type ShopMeta } from './layout.ts'
import type { ShopConnection } from './open-database.ts'
import { within } from './within.ts'

export type Loaded =
  | { state: 'empty' }
  | { state: 'ready'; meta: ShopMeta; tables: Tables; lastBackupAt: string | null }
  | { state: 'newer' }
  /** Its rows have the shape of an earlier version: `loadShop` brings them forward. */
  | { state: 'older' }
  | { state: 'damaged'; problem: LoadProblem | { code: 'invalid-meta' } }

/** Everything there is, checked row by row and as a whole. Reads one consistent state; writes nothing. */
export async function loadDatabase(database: ShopConnection, answerMs: number): Promise<Loaded> {
  const tx = database.transaction(['rows', 'meta'])
  const meta = tx.objectStore('meta')
  const [shop, backup, count] = await within(
    answerMs,
    Promise.all([meta.get(META_KEY), meta.get(LAST_BACKUP_KEY), tx.objectStore('rows').count()]),
  )
  if (shop === undefined && count === 0) return { state: 'empty' }
  const known = readMeta(shop)
  if (!known) return { state: 'damaged', problem: { code: 'invalid-meta' } }
  if (isNewer(known)) return { state: 'newer' }
  if (isOlder(known)) return { state: 'older' }
  const loader = new TableLoader()
  let found = 0
  // All are asked for at once: one collection is checked while the next is on its way.
  const answers = collectionNames.map((name) => {
    const records = tx.objectStore('rows').getAll(IDBKeyRange.bound([name], [name, []]))
    // When the first fails, nobody waits for the others.
    records.catch(() => {})
    return { name, records }
  })
  for (const { name, records } of answers) {
    const rows = await within(answerMs, records)
    found += rows.length
    loader.add(
      name,
      rows.map((record) => record.row),
    )
  }
  if (found < count) return unknownRows()
  const tables = loader.finish()
  if (!tables.ok) return { state: 'damaged', problem: tables.refusal }
  const lastBackupAt = typeof backup === 'string' ? backup : null
  return { state: 'ready', meta: known, tables: tables.value, lastBackupAt }
}

/** Rows of a collection that this version does not have: its meta record should have said so. */
function unknownRows(): Loaded {
  return { state: 'newer' }
}

export type News =
  | { state: 'none' }
  /** Only what changed since. */
  | { state: 'changes'; revision: number; changes: readonly Change[] }
  /** The log does not reach back that far, or everything was replaced. */
  | { state: 'reload' }
  | { state: 'newer' }
  | { state: 'wiped' }
  | { state: 'damaged' }

/** What other tabs have committed since `known`. */
export async function readNews(
  database: ShopConnection,
  known: ShopMeta | null,
  answerMs: number,
): Promise<News> {
  const tx = database.transaction(['rows', 'meta', 'changes'])
  const shop = await within(answerMs, tx.objectStore('meta').get(META_KEY))
  if (shop === undefined) return known ? { state: 'wiped' } : { state: 'none' }
  const meta = readMeta(shop)
  if (!meta) return { state: 'damaged' }
  if (isNewer(meta)) return { state: 'newer' }
  // Also when a tab of an earlier version has restored its own: rows of another shape are not read one by one.
  if (!known || isOlder(meta)) return { state: 'reload' }
  if (meta.shopId !== known.shopId) return { state: 'wiped' }
  if (meta.revision === known.revision) return { state: 'none' }
  const since = IDBKeyRange.lowerBound(known.revision, true)
  const log = await within(answerMs, tx.objectStore('changes').getAll(since))
  if (log.length !== meta.revision - known.revision) return { state: 'reload' }
  const keys = new Map<string, [CollectionName, string]>()
  for (const { rows } of log) {
    if (!rows) return { state: 'reload' }
    for (const key of rows) keys.set(key.join(' '), key)
  }
  const changes: Change[] = []
  const store = tx.objectStore('rows')
  const records = [...keys.values()].map(async ([collection, id]) => {
    const record = await store.get([collection, id])
    const parsed = record ? parseRow(collection, record.row) : null
    if (parsed && 'path' in parsed) return false
    changes.push({ collection, id, before: null, after: parsed?.row ?? null })
    return true
  })
  const areGood = await within(answerMs, Promise.all(records))
  if (areGood.includes(false)) return { state: 'damaged' }
  return { state: 'changes', revision: meta.revision, changes }
}
