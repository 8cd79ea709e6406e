import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleRow } from '../../conformance/sample-rows.ts'
import type { Store } from '../../port.ts'
import { localChangeFeed } from '../change-feed.ts'
import { createSqlStore } from '../sql-store.ts'
import { migrationsFolder } from '../testing/test-database.ts'
import { migratePglite } from './migrate-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

let db: PGlite
let store: Store
let firstOnly: string

/** The folder as it was with its first migration alone. */
async function makeFirstFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  return folder
}

beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm } })
  firstOnly = await makeFirstFolder()
  // It has no tables yet for some of the indexes, and says so.
  await migratePglite(db, firstOnly, () => {})
  store = createSqlStore({ database: pgliteDatabase(db), changes: localChangeFeed() })
}, 120_000)
afterAll(async () => {
  await db?.close()
  await rm(firstOnly, { recursive: true, force: true })
})

test('rows of the first version are there after the migrations, in the shape of today', async () => {
  const { createdAt } = sampleRow('tickets')
  const settings = sampleRow('settings')
  await store.transaction(async (tx) => {
    await tx.users.insert(sampleRow('users'))
    await tx.settings.insert(settings)
  })
  const messages = [
    { authorId: 'user-1', createdAt, body: 'It lags.\u0000 "authorId":"x" \\' },
    { authorId: 'admin-1', createdAt, body: 'Asked by "authorId":"user-1".' },
    { authorId: null, createdAt, body: '' },
  ]
  const insert = `insert into tickets (id, created_at, updated_at, user_id, subject, status, priority, messages, search)
    values ($1, $2, $2, 'user-1', 'Server is slow', 'open', 'high', $3::json, 'server is slow')`
  await db.query(insert, ['ticket-1', createdAt, JSON.stringify(messages)])
  await db.query(insert, ['ticket-2', createdAt, '[]'])
  await db.query(
    `insert into invoices (id, created_at, number, user_id, lines, subtotal, tax, total, status, due_date, payment_method, payment_reference, search)
    values ('invoice-1', $1, '2026-00001', 'user-1', '[]', 0, 0, 0, 'unpaid', $1, 'paypal', 'TX-É7', '2026-00001')`,
    [createdAt],
  )
  await migratePglite(db, migrationsFolder, console.info)
  const kept = await store.read(async (tx) => ({
    first: await tx.tickets.get('ticket-1'),
    second: await tx.tickets.get('ticket-2'),
    invoice: await tx.invoices.get('invoice-1'),
    found: await tx.invoices.list({ search: 'tx-é7', limit: 10 }),
  }))
  const sides = ['customer', 'team', 'team'] as const
  expect(kept.first).toMatchObject({
    assigneeId: null,
    messages: messages.map((message, at) => ({
      ...message,
      from: sides[at],
      isInternal: false,
    })),
  })
  expect(kept.second).toMatchObject({ assigneeId: null, messages: [] })
  expect(kept.invoice).toMatchObject({
    domainId: null,
    number: '2026-00001',
    seller: {
      name: settings.siteName,
      address: settings.address,
      email: settings.paymentsEmail,
    },
    buyer: { name: 'Amina Benali', company: 'Ünïcode & Söhne 漢字 🎮', country: 'MA' },
    taxName: settings.tax.name,
    taxBasisPoints: null,
  })
  expect(kept.found.items).toEqual([kept.invoice])
  await store.transaction((tx) => tx.users.update('user-1', { status: 'deleted' }))
})
