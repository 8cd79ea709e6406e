import { allow, type Result, refuse } from '@hostfront/domain/result'
import { type DocumentRefusal, parseDocument } from '../document/document.ts'
import { writeDocument } from '../document/write-document.ts'
import { emptyTables } from '../memory/engine.ts'
import { describeProblem, loadTables } from '../memory/load-tables.ts'
import { runComplete } from '../memory/run-session.ts'
import type { SerialQueue } from '../memory/serial-queue.ts'
import { type Complete, StoreError } from '../port.ts'
import { catchUp, type DatabaseAccess } from './catch-up.ts'
import { META_KEY, type ShopMeta } from './layout.ts'
import type { ShopConnection } from './open-database.ts'
import { backupText, keepUnkept, lastDamaged } from './quarantine.ts'
import { replaceShop } from './replace-shop.ts'
import type { ShopState } from './shop-state.ts'
import { storageFault } from './storage-fault.ts'

interface RecoveryContext {
  readonly state: ShopState
  readonly access: DatabaseAccess
  readonly now: () => Date
  readonly newId: () => string
}

/** All or nothing: the text is checked as a whole before anything is touched. */
export async function restoreShop(
  context: RecoveryContext,
  text: string,
): Promise<Result<void, DocumentRefusal>> {
  const connection = requireReplaceable(context.state)
  const parsed = parseDocument(text)
  if (!parsed.ok) return refuse(parsed.refusal)
  const { tables, revision } = parsed.value
  await replace(context, connection, tables, revision)
  return allow(undefined)
}

/** Other tabs would have to be first this many times in a row. */
const TRIES = 40

/**
 * The port's `replaceAll`. The replaced shop is kept aside as in `restoreShop`. When another tab has committed since
 * `complete` read, it runs again on the present shop.
 */
export async function replaceRows(
  context: RecoveryContext & { readonly queue: SerialQueue },
  complete: Complete,
): Promise<void> {
  const { state, queue, access } = context
  for (let tries = 1; tries <= TRIES; tries++) {
    await catchUp(state, access).catch((cause) => fail(state, cause))
    const connection = requireReplaceable(state)
    const loaded = loadTables(await runComplete(queue, state.engine, complete))
    if (!loaded.ok) throw describeProblem(loaded.refusal)
    // What cannot be read has no revision to hold on to.
    const readAt = state.isWritable ? state.meta : null
    if (await replace(context, connection, loaded.value, 0, readAt)) return
  }
  throw new StoreError('conflict', 'revision')
}

/** An empty shop in the place of one that cannot be read. What was set aside stays. */
export async function startShopAfresh(context: RecoveryContext): Promise<void> {
  const connection = requireReplaceable(context.state)
  if (context.state.health.current.state !== 'damaged') {
    throw new StoreError('unavailable', 'not-damaged')
  }
  await replace(context, connection, emptyTables(), 0)
}

/** Verbatim what could not be read, of this or an earlier start; null when all could. */
export async function readDamaged(state: ShopState): Promise<string | null> {
  const kept = state.connection ? await lastDamaged(state.connection).catch(() => null) : null
  return kept ?? (state.health.current.state === 'damaged' ? state.damagedText : null)
}

/** The whole shop as text: what is in memory, else what is stored, as far as it can be read. */
export async function exportShop({ state, access }: RecoveryContext): Promise<string> {
  if (state.isLoaded) {
    return writeDocument({ revision: state.meta?.revision ?? 0, tables: state.engine.tables })
  }
  const isNewer = state.health.current.state === 'newer'
  const stored = isNewer ? await dumpStored(access) : await readDamaged(state)
  const text = stored ?? state.damagedText
  if (text === null) throw new StoreError('unavailable', 'nothing-to-export')
  return text
}

function requireReplaceable(state: ShopState): ShopConnection {
  const { state: condition } = state.health.current
  const canReplace = condition === 'ready' || condition === 'damaged'
  if (!canReplace || !state.connection) throw new StoreError('unavailable', condition)
  return state.connection
}

/** False when the shop is no longer the one that was at `onlyAt`. */
async function replace(
  { state, now, newId }: RecoveryContext,
  connection: ShopConnection,
  tables: ReturnType<typeof emptyTables>,
  revision: number,
  onlyAt: ShopMeta | null = null,
): Promise<boolean> {
  try {
    await keepUnkept(state, connection)
    const at = now().toISOString()
    const only = onlyAt ? { onlyAt } : {}
    const meta = await replaceShop(connection, { tables, revision, shopId: newId(), at, ...only })
    if (!meta) return false
    state.health.clear('migration-failed', 'full', 'write-failed')
    state.adopt(connection, meta, tables)
    return true
  } catch (cause) {
    return fail(state, cause)
  }
}

function fail(state: ShopState, cause: unknown): never {
  const { error, notice } = storageFault(cause)
  state.health.note(notice)
  throw error
}

/** A database of a later version as it is: opened without asking for a version, read, closed. */
async function dumpStored({ environment, name }: DatabaseAccess): Promise<string | null> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = environment.indexedDB?.open(name)
    if (!request) return reject(new StoreError('unavailable', 'no-indexeddb'))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  try {
    const stores = [...database.objectStoreNames]
    if (!stores.includes('rows') || !stores.includes('meta')) return null
    const tx = database.transaction(['rows', 'meta'])
    const [records, meta] = await Promise.all([
      answer<unknown[]>(tx.objectStore('rows').getAll()),
      answer<unknown>(tx.objectStore('meta').get(META_KEY)),
    ])
    return records.length > 0 ? backupText({ text: null, records, meta }) : null
  } finally {
    database.close()
  }
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
