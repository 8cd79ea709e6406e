import { rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { expect, test } from 'vitest'
import { sampleRow } from '../../conformance/sample-rows.ts'
import { localChangeFeed } from '../change-feed.ts'
import { createSqlStore } from '../sql-store.ts'
import { earlierMigrations } from '../testing/earlier-migrations.ts'
import { migrationsFolder } from '../testing/test-database.ts'
import { migratePglite } from './migrate-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

const BEFORE_ADDRESSES = 43

test('services of before are found by their addresses, whatever else is said beside them', async () => {
  const db = await PGlite.create({ extensions: { pg_trgm } })
  const before = await earlierMigrations(BEFORE_ADDRESSES)
  const store = createSqlStore({ database: pgliteDatabase(db), changes: localChangeFeed() })
  const said = { panelLink: '', userName: '', note: '' }
  const access = { ...said, address: '203.0.113.7:7777' }
  // A note may hold what PostgreSQL keeps as JSON and does not read out of it.
  const odd = {
    ...said,
    address: 'Gra.Ｅxample.com:22',
    note: 'C:\\u0041 \u0000\ud83c "address":"x"',
  }
  try {
    await migratePglite(db, before, () => {})
    await store.transaction(async (tx) => {
      await tx.users.insert(sampleRow('users'))
      for (const [id, given] of Object.entries({ one: access, odd, none: null })) {
        await tx.services.insert(sampleRow('services', { id, orderId: null, access: given }))
      }
    })
    await db.exec(`update services set "search" = E'samp starter\\nlos santos\\nx\\ntyped'`)
    await migratePglite(db, migrationsFolder, () => {})
    const find = async (search: string) =>
      (await store.read((tx) => tx.services.list({ search, limit: 9 }))).items.map(({ id }) => id)
    expect(await find(access.address)).toEqual(['one'])
    expect(await find(odd.address)).toEqual(['odd'])
    expect(await find('typed')).toHaveLength(3)
    const texts = await db.query<{ id: string; search: string }>('select id, search from services')
    expect(texts.rows.find(({ id }) => id === 'none')?.search.split('\n')).toHaveLength(5)
  } finally {
    await db.close()
    await rm(before, { recursive: true, force: true })
  }
}, 120_000)
