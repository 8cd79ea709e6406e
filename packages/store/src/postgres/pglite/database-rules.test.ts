import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { collectionNames } from '../../collections.ts'
import { fillShop } from '../../conformance/fill-shop.ts'
import { sampleRow, sampleUser } from '../../conformance/sample-rows.ts'
import type { Store } from '../../port.ts'
import { rules } from '../../rules.ts'
import { localChangeFeed } from '../change-feed.ts'
import { createSqlStore } from '../sql-store.ts'
import { tables } from '../tables/tables.ts'
import { EMPTY_ALL, migrationsFolder } from '../testing/test-database.ts'
import { migratePglite } from './migrate-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

let db: PGlite
let store: Store
let statements: string[] = []

beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm } })
  await migratePglite(db, migrationsFolder, console.info)
  store = createSqlStore({
    database: pgliteDatabase(db),
    changes: localChangeFeed(),
    onStatement: (text) => statements.push(text),
  })
}, 120_000)
afterAll(() => db?.close())
beforeEach(async () => {
  await db.exec(EMPTY_ALL)
  await store.transaction(fillShop)
  statements = []
})

/** Raw SQL that would do harm, and the constraint that stops it. */
const refused: [sql: string, constraint: string][] = [
  ["update users set coins = -1 where id = 'user-1'", 'users.coins-not-negative'],
  ["update users set email = 'other@example.com' where id = 'user-1'", 'users.email'],
  ["update users set role = 'root' where id = 'user-1'", 'users.role'],
  ["update users set created_at = '2026-03-01' where id = 'user-1'", 'users.createdAt'],
  ["delete from users where id = 'user-1'", '@reference'],
  ["update orders set user_id = 'nobody'", 'orders.userId@reference'],
  ['update orders set paid_with_coins = false', 'orders.coins-mean-paid'],
  ["update orders set status = 'active', decided_at = null", 'orders.decided-has-time'],
  ["update orders set status = 'lost', decided_at = created_at", 'orders.status'],
  ['update orders set amount_due = -1', 'orders.amountDue'],
  ["update services set options = '[]'", 'services.location-as-chosen'],
  ['update invoices set total = total + 1', 'invoices.total-adds-up'],
  ["update invoices set status = 'paid', paid_at = null", 'invoices.paid-has-time'],
  ['update coin_entries set balance_after = -1', 'coinEntries.balance-not-negative'],
  ["update coin_entries set user_id = 'nobody'", 'coinEntries.userId@reference'],
  ['update vouchers set used_count = max_uses + 1', 'vouchers.uses-within-limit'],
  ['update counters set value = -1', 'counters.value'],
  ["update tasks set kind = 'none'", 'tasks.kind'],
  [
    "insert into sessions select 'session-2', created_at, user_id, token_hash, expires_at, last_seen_at, user_agent, address from sessions",
    'sessions.tokenHash',
  ],
]
for (const [sql, constraint] of refused) {
  test(`the database itself refuses: ${sql}`, async () => {
    await store.transaction((tx) => tx.users.insert(sampleUser(2, { email: 'other@example.com' })))
    await expect(db.exec(sql)).rejects.toMatchObject({
      constraint: expect.stringContaining(constraint),
    })
  })
}

test('the migrations have made every constraint and index that the tables describe', async () => {
  const found = await db.query<{ name: string }>(
    'select conname as name from pg_constraint union select indexname from pg_indexes',
  )
  const names = new Set(found.rows.map(({ name }) => name))
  for (const collection of collectionNames) {
    const { checks, foreignKeys, uniqueConstraints, indexes } = getTableConfig(tables[collection])
    const described = [
      ...checks.map(({ name }) => name),
      ...foreignKeys.map((key) => key.getName()),
      ...uniqueConstraints.map(({ name }) => name),
      ...indexes.map(({ config }) => config.name),
      ...(rules[collection].search.length > 0
        ? [`${getTableConfig(tables[collection]).name}_search`]
        : []),
    ]
    for (const name of described) expect(names).toContain(name)
  }
})

test('migrating again changes nothing', async () => {
  const before = await db.query('select * from drizzle.__drizzle_migrations')
  await migratePglite(db, migrationsFolder, console.info)
  expect(await db.query('select * from drizzle.__drizzle_migrations')).toMatchObject({
    rows: before.rows,
  })
})

test('one question costs one statement; several share a snapshot', async () => {
  await store.read((tx) => tx.users.get('user-1'))
  await store.read((tx) => tx.users.list({ search: 'amina', limit: 5 }))
  await store.read((tx) => tx.users.count({ role: 'user' }))
  expect(statements.map((text) => text.slice(0, 6))).toEqual(['select', 'select', 'select'])
  statements = []
  await store.read(async (tx) => [await tx.users.get('user-1'), await tx.orders.count()])
  expect(statements).toMatchObject([
    'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
    expect.stringMatching(/^select/),
    expect.stringMatching(/^select/),
    'COMMIT',
  ])
})

test('a transaction costs its statements, BEGIN and COMMIT; an empty one costs nothing', async () => {
  await store.transaction(async (tx) => {
    const user = await tx.users.get('user-1', { lock: true })
    await tx.counters.update('invoice-2026', { value: { increment: 1 } })
    await tx.coinEntries.insert(sampleRow('coinEntries', { id: 'entry-2', userId: user?.id ?? '' }))
  })
  expect(statements).toHaveLength(5)
  statements = []
  await store.transaction(async () => 1)
  await store.read(async () => 1)
  expect(statements).toEqual([])
})

test('a searchable field can be changed by itself, and is found as it is now', async () => {
  await store.transaction((tx) => tx.users.update('user-1', { name: 'Renamed 50%' }))
  const found = await store.read((tx) => tx.users.list({ search: 'RENAMED 50%', limit: 5 }))
  const byEmail = await store.read((tx) => tx.users.list({ search: 'amina@', limit: 5 }))
  const byOldName = await store.read((tx) => tx.users.list({ search: 'benali', limit: 5 }))
  expect([found, byEmail, byOldName].map(({ items }) => items.length)).toEqual([1, 1, 0])
})

test('text that the database cannot hold is refused, and is never found', async () => {
  for (const name of ['a\0b', 'half \ud83c']) {
    const insert = store.transaction((tx) => tx.users.insert(sampleUser(3, { name })))
    await expect(insert).rejects.toMatchObject({ kind: 'check', rule: 'users.name' })
    const update = store.transaction((tx) => tx.users.update('user-1', { name }))
    await expect(update).rejects.toMatchObject({ kind: 'check', rule: 'users.name' })
    const found = await store.read(async (tx) => [
      await tx.users.get(name),
      await tx.users.find({ name }),
      (await tx.users.list({ search: name, limit: 5 })).items[0] ?? null,
    ])
    expect(found).toEqual([null, null, null])
  }
  const body = 'a\0b \ud83c'
  const [sample] = sampleRow('tickets').messages
  const messages = sample ? [{ ...sample, body }] : []
  await store.transaction((tx) => tx.tickets.update('ticket-1', { messages }))
  const ticket = await store.read((tx) => tx.tickets.get('ticket-1'))
  expect(ticket?.messages).toEqual(messages)
})

test('text that is too long for an index is refused', async () => {
  // Hard to compress, as the database would do first.
  const subject = Array.from({ length: 5000 }, (_, at) => ((at * 7919) ** 2 % 104_729).toString(36))
  const insert = store.transaction((tx) =>
    tx.auditLog.insert(sampleRow('auditLog', { id: 'audit-2', subject: subject.join('') })),
  )
  await expect(insert).rejects.toMatchObject({ kind: 'check', rule: 'text-too-long' })
})

test('conditions that no row can meet find nothing, as in memory', async () => {
  const strange = [
    { coins: 0.5 },
    { coins: { gt: Number.NaN } },
    { coins: { in: [] } },
    { coins: '10000' },
    { name: { gte: null } },
    { status: { lt: 5 } },
    { company: { in: ['\0'] } },
  ]
  for (const where of strange) {
    // What the types forbid can still come.
    expect(await store.read((tx) => tx.users.count(where as object))).toBe(0)
  }
  const bounds = [{ gt: 9999.5 }, { gte: 9999.5 }, { lt: 10_000.5 }, { lte: Infinity }, {}]
  for (const coins of bounds) {
    expect(await store.read((tx) => tx.users.count({ coins }))).toBe(1)
  }
})
