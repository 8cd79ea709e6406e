import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { rules } from '../rules.ts'
import { layouts } from './layout.ts'

/** What migrating needs of a connection, whichever driver it is of. */
export interface MigrationTarget {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>
  /** Applies what is missing of the folder, each migration once. */
  applyMissing(folder: string): Promise<void>
}

/** Any number that no other program on the database uses for its lock. */
const LOCK = 4_607_431_768
const TRIES = 6

/** What is read of the list that drizzle-kit keeps of the folder. */
interface Journal {
  readonly entries: readonly { readonly when: number }[]
}

/**
 * Brings the tables up to the folder's last migration, then gives searches their index. Several processes may
 * do it at once: one does, the others wait. `log` hears of what the shop can do without.
 */
export async function migrateTarget(
  target: MigrationTarget,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  if (!(await isUpToDate(target, folder))) {
    const isLocked = await lock(target)
    try {
      await applyPatiently(target, folder, isLocked ? isDeadlock : () => true)
    } finally {
      if (isLocked) await target.query(`select pg_advisory_unlock(${LOCK})`)
    }
  }
  await indexSearches(target, log)
}

/** Asked first and without the library: at most starts there is nothing to do. */
async function isUpToDate(target: MigrationTarget, folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'meta', '_journal.json'), 'utf8')
  // Made by drizzle-kit, and a part of the program.
  const journal = JSON.parse(text) as Journal
  const last = journal.entries.at(-1)?.when ?? 0
  try {
    const { rows } = await target.query(
      'select max(created_at) as latest from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.latest ?? -1) >= last
  } catch (error) {
    // No such schema or table: nothing was ever applied.
    if (['3F000', '42P01'].includes(codeOf(error))) return false
    throw error
  }
}

/** False where the engine has no such locks. */
async function lock(target: MigrationTarget): Promise<boolean> {
  try {
    await target.query(`select pg_advisory_lock(${LOCK})`)
    return true
  } catch (error) {
    if (['0A000', '42883'].includes(codeOf(error))) return false
    throw error
  }
}

/** Of the shop's processes at work, whose transactions lock what a migration does. */
const isDeadlock = (error: unknown) => codeOf(error) === '40P01'

/** Without a lock, all but one of those who create the same table at once fail, and find it there the next time. */
async function applyPatiently(
  target: MigrationTarget,
  folder: string,
  isWorthAnotherTry: (error: unknown) => boolean,
): Promise<void> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await target.applyMissing(folder)
    } catch (error) {
      if (left === 0 || !isWorthAnotherTry(error)) throw error
      await pause(200 + Math.random() * 800)
    }
  }
}

/** Unique violation of the catalogue, duplicate object, duplicate table. */
const MADE_AT_ONCE = new Set(['23505', '42710', '42P07'])

/**
 * An index for the search in each table that is searched. It needs the extension pg_trgm, which not every
 * database lets its user have: then searches read the table.
 */
async function indexSearches(target: MigrationTarget, log: (line: string) => void): Promise<void> {
  const wanted = [...layouts.values()]
    .filter(({ collection }) => rules[collection].search.length > 0)
    .map(({ table }) => ({ table, index: `${table}_search` }))
  const { rows } = await target.query(
    'select indexname from pg_indexes where schemaname = current_schema()',
  )
  const there = new Set(rows.map(({ indexname }) => indexname))
  const missing = wanted.filter(({ index }) => !there.has(index))
  if (missing.length === 0) return
  try {
    await target.query('create extension if not exists pg_trgm')
    for (const { table, index } of missing) {
      await target.query(
        `create index if not exists "${index}" on "${table}" using gin ("search" gin_trgm_ops)`,
      )
    }
  } catch (error) {
    // Two processes that start at once: the other one is making it.
    if (MADE_AT_ONCE.has(codeOf(error))) return
    const reason = error instanceof Error ? error.message : String(error)
    log(`Searches will be slow in a large shop: no trigram index (${reason}).`)
  }
}

/** The database's own, which the library wraps. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  return String(code ?? cause?.code ?? '')
}
