import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileBytes } from '../tables/payment-tables.ts'
import { tables } from '../tables/tables.ts'
import { migrationsFolder } from '../testing/test-database.ts'
import { migratePglite } from './migrate-pglite.ts'

let db: PGlite

beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm } })
  await migratePglite(db, migrationsFolder, () => {})
}, 120_000)
afterAll(() => db?.close())

test('the migrations lead to the tables, constraints and indexes that the code declares', async () => {
  const named = async (text: string) => {
    const { rows } = await db.query<{ name: string }>(text)
    return rows.map(({ name }) => name).toSorted()
  }
  const declared = [...Object.values(tables), fileBytes].map((table) => getTableConfig(table))
  const columns = declared.flatMap((table) =>
    table.columns.map((column) => `${table.name}.${column.name}`),
  )
  const inSchema = "table_schema = current_schema() and table_name <> '__drizzle_migrations'"
  expect(
    await named(
      `select table_name || '.' || column_name as name from information_schema.columns where ${inSchema}`,
    ),
  ).toEqual(columns.toSorted())
  const constraints = declared.flatMap((table) => [
    `${table.name}_pkey`,
    ...table.checks.map(({ name }) => name),
    ...table.uniqueConstraints.map(({ name }) => name ?? ''),
    ...table.foreignKeys.map((key) => key.getName()),
  ])
  expect(
    await named(
      "select conname as name from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'",
    ),
  ).toEqual(constraints.toSorted())
  const indexes = declared.flatMap((table) => [
    `${table.name}_pkey`,
    ...table.uniqueConstraints.map(({ name }) => name ?? ''),
    ...table.indexes.map(({ config }) => config.name ?? ''),
    ...(table.columns.some(({ name }) => name === 'search') ? [`${table.name}_search`] : []),
  ])
  expect(
    await named('select indexname as name from pg_indexes where schemaname = current_schema()'),
  ).toEqual(indexes.toSorted())
})
