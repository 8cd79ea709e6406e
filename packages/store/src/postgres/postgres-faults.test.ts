import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectionNames } from '../collections.ts'
import { sampleRow, sampleUser } from '../conformance/sample-rows.ts'
import type { Store } from '../port.ts'
import { migrate, openPostgresStore, type PostgresStoreOptions } from './open-postgres-store.ts'
import {
  createTestDatabase,
  migrationsFolder,
  serverUrl,
  type TestDatabase,
} from './testing/test-database.ts'

const server = serverUrl()

describe.skipIf(!server)('PostgreSQL with others at work', () => {
  let database: TestDatabase
  const opened: Store[] = []
  const open = (options: Partial<PostgresStoreOptions> = {}) => {
    const store = openPostgresStore({ url: database.url, ...options })
    opened.push(store)
    return store
  }
  beforeAll(async () => {
    database = await createTestDatabase(server ?? '')
  }, 60_000)
  afterAll(() => database?.drop())
  beforeEach(() => database.empty())
  afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())))

  test('two transactions that cross are both done: the one that the database ends runs again', async () => {
    const store = open()
    await store.transaction(async (tx) => {
      await tx.users.insert(sampleRow('users', { coins: 0 }))
      await tx.users.insert(sampleUser(2, { coins: 0 }))
    })
    let runs = 0
    const cross = (first: string, second: string) =>
      store.transaction(async (tx) => {
        runs++
        await tx.users.update(first, { coins: { increment: 1 } })
        await pause(300)
        await tx.users.update(second, { coins: { increment: 1 } })
      })
    await Promise.all([cross('user-1', 'user-2'), cross('user-2', 'user-1')])
    expect(runs).toBeGreaterThan(2)
    const { items } = await store.read((tx) => tx.users.list({ limit: 5 }))
    expect(items.map(({ coins }) => coins)).toEqual([2, 2])
  })

  test('a transaction that always conflicts ends as a conflict, and has written nothing', async () => {
    const store = open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    await database.query(`create or replace function refuse() returns trigger language plpgsql
      as $$ begin raise serialization_failure; end $$`)
    await database.query(
      'create trigger refuse before insert on counters for each row execute function refuse()',
    )
    let runs = 0
    const doomed = store.transaction(async (tx) => {
      runs++
      await tx.users.update('user-1', { name: 'Written' })
      // Whatever the function makes of the error.
      await tx.counters.insert(sampleRow('counters')).catch(() => null)
    })
    await expect(doomed).rejects.toMatchObject({ kind: 'conflict' })
    await database.query('drop trigger refuse on counters')
    expect(runs).toBeGreaterThan(5)
    const user = await store.read((tx) => tx.users.get('user-1'))
    expect(user?.name).toBe(sampleRow('users').name)
  }, 30_000)

  test('a store whose connections were all ended goes on with new ones', async () => {
    const store = open()
    await store.transaction((tx) => tx.users.insert(sampleRow('users')))
    await endConnections(database)
    expect(await store.read((tx) => tx.users.count())).toBe(1)
    const isEnded = store.transaction(async (tx) => {
      const user = await tx.users.update('user-1', { coins: { increment: 1 } })
      if (user?.coins === 10_001 && !wasEnded) {
        wasEnded = true
        await endConnections(database)
      }
      await tx.users.update('user-1', { coins: { increment: 1 } })
    })
    let wasEnded = false
    await isEnded
    expect((await store.read((tx) => tx.users.get('user-1')))?.coins).toBe(10_002)
  })

  test('a database that is not there is unavailable, soon', async () => {
    const store = openPostgresStore({ url: 'postgres://nobody@127.0.0.1:1/none', notify: false })
    await expect(store.read((tx) => tx.users.count())).rejects.toMatchObject({
      kind: 'unavailable',
    })
    await store.close()
  })

  test('a commit is told to another store, with its collections and accounts, and to its own once', async () => {
    const [here, there] = [open(), open()]
    const [own, others] = [vi.fn(), vi.fn()]
    await here.read((tx) => tx.users.count())
    await pause(300)
    here.watch(own)
    there.watch(others)
    await here.transaction((tx) => tx.users.insert(sampleRow('users')))
    await vi.waitFor(() => expect(others).toHaveBeenCalledWith(['users'], ['user-1']), 3000)
    expect(own).toHaveBeenCalledTimes(1)
    expect(own).toHaveBeenCalledWith(['users'], ['user-1'])
    others.mockClear()
    // More accounts than fit into a message.
    await here.transaction(async (tx) => {
      for (let number = 2; number < 302; number++) {
        await tx.users.insert(sampleUser(number, { id: `user-${number}-${'x'.repeat(40)}` }))
      }
    })
    await vi.waitFor(() => expect(others).toHaveBeenCalledWith(['users'], null), 3000)
  })

  test('after a gap everything counts as changed', async () => {
    const store = open()
    const onChange = vi.fn()
    store.watch(onChange)
    await store.read((tx) => tx.users.count())
    await pause(300)
    await endConnections(database)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(collectionNames, null), 3000)
  })

  test('without prepared statements, as behind a pooler, answers are the same', async () => {
    const store = open({ preparedStatements: false, notify: false })
    for (let run = 0; run < 2; run++) {
      const user = sampleUser(run + 2)
      await store.transaction((tx) => tx.users.insert(user))
      expect(await store.read((tx) => tx.users.get(user.id))).toEqual(user)
    }
    const prepared = await database.query('select count(*) as count from pg_prepared_statements')
    expect(Number(prepared[0]?.count)).toBe(0)
  })

  test('four processes may migrate at once', async () => {
    const empty = await createTestDatabase(server ?? '', false)
    try {
      const url = empty.url
      await Promise.all(Array.from({ length: 4 }, () => migrate({ url, migrationsFolder })))
      const done = await empty.query('select hash from drizzle.__drizzle_migrations')
      expect(done).toHaveLength((await readdir(migrationsFolder)).filter(isMigration).length)
      expect(
        await empty.query("select 1 from pg_indexes where indexname = 'users_search'"),
      ).toHaveLength(1)
    } finally {
      await empty.drop()
    }
  }, 60_000)
})

const isMigration = (name: string) => name.endsWith('.sql')

/** Every connection of the shop to this database, as when the server is restarted. */
async function endConnections(database: TestDatabase): Promise<void> {
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
}
