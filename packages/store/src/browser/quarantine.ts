import { type CollectionName, collectionNames } from '../collections.ts'
import type { Backup } from './layout.ts'
import { META_KEY } from './layout.ts'
import type { ShopConnection } from './open-database.ts'
import type { ShopState } from './shop-state.ts'

/** Copies a database that cannot be read to where nothing overwrites it. What is in place stays in place. */
export async function quarantineDatabase(
  state: ShopState,
  connection: ShopConnection,
  now: Date,
): Promise<void> {
  const tx = connection.transaction(['rows', 'meta'])
  const records: readonly unknown[] = await tx.objectStore('rows').getAll()
  const meta = await tx.objectStore('meta').get(META_KEY)
  state.damagedText = backupText({ text: null, records, meta })
  const at = now.toISOString()
  await keepLast(state, connection, { at, reason: 'damaged', text: null, records, meta })
}

export async function setAsideText(
  state: ShopState,
  connection: ShopConnection,
  text: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await keepLast(state, connection, { at, reason: 'damaged', text, records: null, meta: null })
}

/** What was last set aside; null when nothing was. */
export async function lastDamaged(connection: ShopConnection): Promise<string | null> {
  const found = await damagedBackups(connection)
  const last = found.at(-1)
  return last ? backupText(last) : null
}

/**
 * A backup as text: local storage text verbatim, database records in the form of a document, so that it can be
 * repaired by hand and restored.
 */
export function backupText({ text, records, meta }: Pick<Backup, 'text' | 'records' | 'meta'>) {
  if (text !== null) return text
  const lists = new Map<CollectionName, unknown[]>(collectionNames.map((name) => [name, []]))
  const unreadable: unknown[] = []
  for (const record of records ?? []) {
    const { collection, row } = (record ?? {}) as { collection?: unknown; row?: unknown }
    const list = lists.get(collection as CollectionName)
    if (list) list.push(row)
    else unreadable.push(record)
  }
  const { settings, ...rest } = Object.fromEntries(lists) as Record<CollectionName, unknown[]>
  const known = typeof meta === 'object' && meta !== null ? meta : { meta }
  const document = { ...known, ...rest, settings: settings[0] ?? null }
  return toText(unreadable.length > 0 ? { ...document, unreadable } : document)
}

/** Sets aside what there was no room for before. Rejects when there still is none. */
export async function keepUnkept(state: ShopState, connection: ShopConnection): Promise<void> {
  if (state.unkept) await keep(connection, state.unkept)
  state.unkept = null
}

/** Where there is no room the bytes are still where they were, and stay there. */
async function keepLast(state: ShopState, connection: ShopConnection, backup: Backup) {
  state.unkept = backup
  await keepUnkept(state, connection).catch(() => {})
}

/** The same damage found at each start is kept once. */
async function keep(connection: ShopConnection, backup: Backup): Promise<void> {
  const text = backupText(backup)
  const known = await damagedBackups(connection)
  if (known.some((earlier) => backupText(earlier) === text)) return
  const key = `damaged-${backup.at}-${String(known.length).padStart(4, '0')}`
  await connection.put('backups', backup, key)
}

function damagedBackups(connection: ShopConnection): Promise<Backup[]> {
  return connection.getAll('backups', IDBKeyRange.bound('damaged', 'damaged\uffff'))
}

/** JSON for people to look at: a database can hold values that JSON has no form for. */
function toText(value: unknown): string {
  const path: unknown[] = []
  return JSON.stringify(value, function (this: unknown, _key, found: unknown) {
    while (path.length > 0 && path.at(-1) !== this) path.pop()
    if (typeof found === 'bigint') return `${found}n`
    if (typeof found !== 'object' || found === null) return found
    if (path.includes(found)) return '[circular]'
    path.push(found)
    if (found instanceof Map || found instanceof Set) return [...found] as unknown[]
    return ArrayBuffer.isView(found) ? [...new Uint8Array(found.buffer)] : found
  })
}
