import { join } from 'node:path'
import type { Backend } from '@hostfront/backend/call/context'
import type { FastifyBaseLogger } from 'fastify'
import { openBackend } from './backend/open-backend.ts'
import { closeFolder } from './close-folder.ts'
import type { Env } from './env.ts'
import type { ServerKey } from './keys/server-key.ts'

export interface OpenShop {
  readonly backend: Backend
  close(): Promise<void>
}

export interface ShopPlace
  extends Pick<Env, 'databaseUrl' | 'databasePool' | 'dataDir' | 'limitsFactor'> {
  /** Null: not known here; strangers may reach it then. */
  readonly publicUrl: string | null
  /** Where the database's migrations are. */
  readonly migrationsFolder: string
  readonly serverKey: ServerKey | null
}

/**
 * Opens the shop's database, PostgreSQL or the embedded one, brings its tables up to date, and puts the shop on it.
 * Throws what the database says when it cannot be opened.
 */
export async function openShop(
  place: ShopPlace,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<OpenShop> {
  const { databaseUrl, limitsFactor, serverKey, publicUrl } = place
  const store = await openStore(place, (line) => log.warn(line))
  try {
    // The embedded database is this process's alone, and so are its limits.
    const sql = databaseUrl === null ? null : await openSql(databaseUrl)
    const backend = await openBackend({
      store,
      files: store.files,
      sql,
      limitsFactor,
      serverKey,
      publicUrl,
    })
    return {
      backend,
      async close() {
        await store.close()
        await sql?.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

async function openSql(databaseUrl: string) {
  const { openSqlClient } = await import('@hostfront/store/sql-client')
  // Limits are counted in memory while the database does not answer.
  return openSqlClient(databaseUrl, { isHurried: true })
}

async function openStore(place: ShopPlace, log: (line: string) => void) {
  const { databaseUrl: url, databasePool: poolSize, dataDir, migrationsFolder } = place
  // Each brings its own engine with it; the other one is never loaded.
  if (url === null) {
    const { openPgliteStore } = await import('@hostfront/store/pglite')
    // A folder of its own: mails and the lock are beside it. PGlite would make it open to every user of the machine.
    const folder = join(dataDir, 'database')
    await closeFolder(folder, { warn: log })
    return openPgliteStore({ dataDir: folder, migrationsFolder, log })
  }
  const { migrate, openPostgresStore } = await import('@hostfront/store/postgres')
  await migrate({ url, migrationsFolder, log })
  return openPostgresStore({ url, poolSize })
}
