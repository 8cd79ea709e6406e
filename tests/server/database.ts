import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Where one server under test, or several of them, keep their shop. */
export interface Database {
  readonly kind: 'PGlite' | 'PostgreSQL'
  /** What the server is passed about it. */
  readonly env: Record<string, string>
  /** Runs one statement beside the server, which must be stopped on PGlite: one process alone may open that folder. */
  query(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  remove(): Promise<void>
}

/** Both where DATABASE_URL names a server to create databases on; else PGlite alone. */
export const DATABASES: readonly Database['kind'][] = process.env.DATABASE_URL
  ? ['PGlite', 'PostgreSQL']
  : ['PGlite']

/** Empty, of its own, and gone after `remove`. */
export function createDatabase(
  kind: Database['kind'],
  server = process.env.DATABASE_URL,
): Promise<Database> {
  return kind === 'PGlite' ? createFolder() : createOn(server ?? '')
}

/** PGlite with a new shop in it already, which takes a fraction of the time of making one. */
export async function copyOfNewShop(): Promise<Database> {
  const database = await createFolder()
  const mode = constants.COPYFILE_FICLONE
  await cp(inject('newShop'), database.env.DATA_DIR ?? '', { recursive: true, mode })
  return database
}

async function createFolder(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'hostfront-server-'))
  const dataDir = join(folder, 'data')
  return {
    kind: 'PGlite',
    env: { DATA_DIR: dataDir },
    async query(statement, values) {
      const [{ PGlite }, { pg_trgm }] = await Promise.all([
        import('@electric-sql/pglite'),
        // Its indexes are written with their rows.
        import('@electric-sql/pglite/contrib/pg_trgm'),
      ])
      const database = await PGlite.create({
        dataDir: join(dataDir, 'database'),
        extensions: { pg_trgm },
      })
      try {
        return (await database.query<Record<string, unknown>>(statement, values)).rows
      } finally {
        await database.close()
      }
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function createOn(server: string): Promise<Database> {
  const name = `hostfront_test_${randomBytes(6).toString('hex')}`
  await queryOnce(server, `CREATE DATABASE ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const folder = await mkdtemp(join(tmpdir(), 'hostfront-server-'))
  return {
    kind: 'PostgreSQL',
    env: { DATABASE_URL: address.href, DATA_DIR: folder },
    query: (statement, values) => queryOnce(address.href, statement, values),
    async remove() {
      await queryOnce(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function queryOnce(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows
  } finally {
    await client.end()
  }
}
