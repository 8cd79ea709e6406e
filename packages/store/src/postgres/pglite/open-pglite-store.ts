import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { localChangeFeed } from '../change-feed.ts'
import { createSqlStore, type SqlStore } from '../sql-store.ts'
import { openDurablePglite, openPgliteInMemory } from './durable-pglite.ts'
import { lockFolder } from './folder-lock.ts'
import { migratePglite } from './migrate-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

export interface PgliteStoreOptions {
  /** The folder of the database, made when it is missing; null keeps everything in memory, for tests. */
  readonly dataDir: string | null
  /** Where the migrations are; the host knows, for it brings them along. */
  readonly migrationsFolder: string
  /** Hears of what the shop can do without, a line each. */
  readonly log?: (line: string) => void
  /** Hears of every command and statement sent. For tests that count them. */
  readonly onStatement?: (text: string) => void
}

/**
 * A shop in an embedded PostgreSQL, migrated and ready: for one process and one folder. Throws StoreError
 * `unavailable` when another process has the folder (`data-folder-in-use`) or when the disk would not keep what
 * is written (`not-durable`); the error's cause says it in words.
 */
export async function openPgliteStore({
  dataDir,
  migrationsFolder,
  log = () => {},
  onStatement,
}: PgliteStoreOptions): Promise<SqlStore> {
  if (dataDir !== null) await mkdir(dirname(resolve(dataDir)), { recursive: true })
  const unlock = dataDir === null ? async () => {} : await lockFolder(dataDir)
  try {
    const db = dataDir === null ? await openPgliteInMemory() : await openDurablePglite(dataDir)
    await migratePglite(db, migrationsFolder, log)
    return createSqlStore({
      database: pgliteDatabase(db),
      changes: localChangeFeed(),
      onStatement,
      onClose: unlock,
    })
  } catch (error) {
    await unlock()
    throw error
  }
}
