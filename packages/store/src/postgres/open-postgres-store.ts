import pg from 'pg'
import { localChangeFeed } from './change-feed.ts'
import { migrateTarget } from './migrate.ts'
import { listenForChanges } from './notify-feed.ts'
import { openPgDatabase } from './pg-database.ts'
import { createSqlStore, type SqlStore } from './sql-store.ts'

export interface PostgresStoreOptions {
  /** `postgres://user:password@host:5432/name`; `?sslmode=` as the driver knows it. */
  readonly url: string
  /** Connections at most, beside the one that listens; 10 when left out. */
  readonly poolSize?: number
  /** Whether statements are kept prepared; not through PgBouncer before 1.21. True when left out. */
  readonly preparedStatements?: boolean
  /** Whether commits are exchanged with other processes; false where LISTEN is missing. True when left out. */
  readonly notify?: boolean
  /** Hears of every command and statement sent. For tests that count them. */
  readonly onStatement?: (text: string) => void
}

export interface MigrateOptions {
  readonly url: string
  /** Where the migrations are; the host knows, for it brings them along. */
  readonly migrationsFolder: string
  /** Hears of what the shop can do without, a line each. */
  readonly log?: (line: string) => void
}

/**
 * A shop in PostgreSQL, after `migrate`. It connects when it is first used, and again whenever it lost its
 * connections; meanwhile transactions fail with StoreError `unavailable`.
 */
export function openPostgresStore({
  url,
  poolSize = 10,
  preparedStatements = true,
  notify = true,
  onStatement,
}: PostgresStoreOptions): SqlStore {
  return createSqlStore({
    database: openPgDatabase({ url, poolSize, preparedStatements }),
    changes: notify ? listenForChanges(url) : localChangeFeed(),
    onStatement,
  })
}

/** Brings the database up to this version's tables. Several processes may do it at once. Throws what the database says. */
export async function migrate({
  url,
  migrationsFolder,
  log = () => {},
}: MigrateOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A lost connection fails the statement under way.
  client.on('error', () => {})
  await client.connect()
  try {
    await migrateTarget(
      {
        query: (text) => client.query(text),
        async applyMissing(folder) {
          const [{ drizzle }, { migrate: apply }] = await Promise.all([
            import('drizzle-orm/node-postgres'),
            import('drizzle-orm/node-postgres/migrator'),
          ])
          await apply(drizzle(client), { migrationsFolder: folder })
        },
      },
      migrationsFolder,
      log,
    )
  } finally {
    await client.end()
  }
}
