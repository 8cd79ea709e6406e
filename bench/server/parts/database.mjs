import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'

export const hasPostgres = Boolean(process.env.DATABASE_URL)

/** An empty database of its own on the server of DATABASE_URL. */
export async function createPostgres() {
  const name = `hostfront_bench_${randomBytes(5).toString('hex')}`
  await query(process.env.DATABASE_URL, `CREATE DATABASE ${name}`)
  const address = new URL(process.env.DATABASE_URL)
  address.pathname = `/${name}`
  return {
    name: 'PostgreSQL',
    url: address.href,
    env: { DATABASE_URL: address.href },
    query: (text, values) => query(address.href, text, values),
    remove: () => query(process.env.DATABASE_URL, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** An empty data folder for the embedded database. */
export async function createPglite() {
  const folder = await mkdtemp(join(tmpdir(), 'hostfront-bench-'))
  return {
    name: 'PGlite',
    url: null,
    env: { DATA_DIR: join(folder, 'data') },
    /** Beside no server: one process alone may open the folder. */
    async query(text, values) {
      const database = await PGlite.create(join(folder, 'data', 'database'), {
        extensions: { pg_trgm },
      })
      try {
        return (await database.query(text, values)).rows
      } finally {
        await database.close()
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function query(connectionString, text, values = []) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}
