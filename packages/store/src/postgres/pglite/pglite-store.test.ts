import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { afterAll, beforeAll } from 'vitest'
import { storeConformance } from '../../conformance/conformance.ts'
import { fileBytesConformance } from '../../conformance/file-bytes.ts'
import { localChangeFeed } from '../change-feed.ts'
import type { SqlDatabase } from '../sql-connection.ts'
import { createSqlStore } from '../sql-store.ts'
import { EMPTY_ALL, migrationsFolder } from '../testing/test-database.ts'
import { migratePglite } from './migrate-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

let db: PGlite
let database: SqlDatabase

beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm } })
  // One instance serves all tests: starting one takes seconds.
  database = { ...pgliteDatabase(db), close: async () => {} }
  await migratePglite(db, migrationsFolder, console.info)
}, 120_000)

afterAll(() => db?.close())

storeConformance(
  'pglite',
  async () => {
    await db.exec(EMPTY_ALL)
    return createSqlStore({ database, changes: localChangeFeed() })
  },
  { hasConcurrentReaders: false },
)

fileBytesConformance('pglite', async () => {
  await db.exec('delete from file_bytes')
  return createSqlStore({ database, changes: localChangeFeed() }).files
})
