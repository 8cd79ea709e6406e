import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { layoutOf } from '../layout.ts'
import { migrate } from '../open-postgres-store.ts'
import { byReference } from '../reference-order.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Empties every table, for the next test. */
export const EMPTY_ALL = byReference()
  .toReversed()
  .map((name) => `DELETE FROM "${layoutOf(name).table}"`)
  .join(';')

/** A database of a test's own on the server of DATABASE_URL. */
export interface TestDatabase {
  readonly url: string
  /** Raw SQL, past the adapter. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  empty(): Promise<void>
  drop(): Promise<void>
}

/** Where the tests may make databases; null, with a line that says so, when nobody has said. */
export function serverUrl(): string | null {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return DATABASE_URL
  console.info('PostgreSQL is left out of these tests: DATABASE_URL is not set.')
  return null
}

let made = 0

export async function createTestDatabase(server: string, isMigrated = true): Promise<TestDatabase> {
  const name = `hf_store_${process.pid}_${Date.now()}_${++made}`
  await onServer(server, `create database "${name}"`)
  const url = new URL(server)
  url.pathname = name
  if (isMigrated) await migrate({ url: url.href, migrationsFolder })
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  return {
    url: url.href,
    query: async (text, values) => (await client.query(text, values)).rows,
    empty: async () => {
      await client.query(EMPTY_ALL)
    },
    async drop() {
      await client.end()
      await onServer(server, `drop database "${name}" with (force)`)
    },
  }
}

async function onServer(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
