import { type CollectionName, collectionNames } from '../collections.ts'
import type { Change, Tables } from '../memory/engine.ts'
import { type LoadProblem, TableLoader } from '../memory/load-tables.ts'
import { PendingLoads } from '../memory/pending-loads.ts'
import { parseRow } from '../row-check.ts'
import type { BrowserEnvironment } from './environment.ts'
import { isNewer, isOlder, LAST_BACKUP_KEY, META_KEY, readMeta, type ShopMeta } from './layout.ts'
import type { ShopConnection } from './open-database.ts'
import { FEW_ROWS, readAhead } from './read-ahead.ts'
import { takeIn } from './take-in.ts'
import { within } from './within.ts'

export type Loaded =
  | { state: 'empty' }
  | { state: 'ready'; meta: ShopMeta; tables: Tables; lastBackupAt: string | null }
  | { state: 'newer' }
  | { state: 'damaged'; problem: LoadProblem | { code: 'invalid-meta' } }

/** Rows on their way into memory. */
export interface Loading {
  readonly state: 'loading'
  /** Of a shop so large that it is worth looking at before all of it is loaded; else null. */
  readonly preview: { readonly tables: Tables; readonly pending: PendingLoads } | null
  /** When everything is read and checked; rejects with what the browser says. */
  readonly whole: Promise<Loaded>
}

/**
 * Begins to read everything there is, checked row by row and as a whole. One consistent state; writes nothing. `older`:
 * the rows have the shape of an earlier version, `beginLoading` brings them forward.
 */
export async function loadDatabase(
  database: ShopConnection,
  environment: Pick<BrowserEnvironment, 'answerWithinMs' | 'breathe' | 'turnMs'>,
): Promise<Loading | { readonly state: 'older' }> {
  const { answerWithinMs } = environment
  const tx = database.transaction(['rows', 'meta'])
  const meta = tx.objectStore('meta')
  const rows = tx.objectStore('rows')
  const [shop, backup, keys] = await within(
    answerWithinMs,
    // To count the rows of a large shop takes as long as to read a good part of them.
    Promise.all([
      meta.get(META_KEY),
      meta.get(LAST_BACKUP_KEY),
      rows.getAllKeys(undefined, FEW_ROWS + 1),
    ]),
  )
  if (shop === undefined && keys.length === 0) return loaded({ state: 'empty' })
  const found = readMeta(shop)
  if (!found) return loaded({ state: 'damaged', problem: { code: 'invalid-meta' } })
  if (isNewer(found)) return loaded({ state: 'newer' })
  if (isOlder(found)) return { state: 'older' }
  const loader = new TableLoader()
  const pending = new PendingLoads(collectionNames)
  const isLarge = keys.length > FEW_ROWS
  const batches = readAhead(rows, { isLarge, answerMs: answerWithinMs })
  const whole = takeIn(batches, { loader, pending, page: environment }).then((tables): Loaded => {
    // Rows of a collection that this version does not have: the meta record should have said so.
    if (!tables) return { state: 'newer' }
    if (!tables.ok) return { state: 'damaged', problem: tables.refusal }
    const lastBackupAt = typeof backup === 'string' ? backup : null
    return { state: 'ready', meta: found, tables: tables.value, lastBackupAt }
  })
  return { state: 'loading', preview: isLarge ? { tables: loader.tables, pending } : null, whole }
}

/** What is known without reading the rows. */
export const loaded = (shop: Loaded): Loading => ({
  state: 'loading',
  preview: null,
  whole: Promise.resolve(shop),
})

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
