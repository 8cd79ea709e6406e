import type { PGlite } from '@electric-sql/pglite'
import { migrateTarget } from '../migrate.ts'

/** The same migrations as for PostgreSQL. */
export async function migratePglite(
  db: PGlite,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  await migrateTarget(
    {
      query: (text) => db.query<Record<string, unknown>>(text),
      async applyMissing(migrationsFolder) {
        const [{ drizzle }, { migrate }] = await Promise.all([
          import('drizzle-orm/pglite'),
          import('drizzle-orm/pglite/migrator'),
        ])
        await migrate(drizzle(db), { migrationsFolder })
      },
    },
    folder,
    log,
  )
}
