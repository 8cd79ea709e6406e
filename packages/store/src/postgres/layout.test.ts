import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { collectionNames } from '../collections.ts'
import { rules } from '../rules.ts'
import { layoutOf, SEARCH_COLUMN } from './layout.ts'
import { tables } from './tables/tables.ts'

const SQL_TYPES = {
  text: 'text COLLATE "C"',
  time: 'text COLLATE "C"',
  number: 'bigint',
  boolean: 'boolean',
  json: 'json',
} as const

for (const collection of collectionNames) {
  test(`the adapter knows the columns of ${collection} as its table describes them`, () => {
    const layout = layoutOf(collection)
    const described = getTableConfig(tables[collection])
    expect(layout.table).toBe(described.name)
    const known = layout.columns.map(({ name, kind, isNullable }) => ({
      name,
      type: SQL_TYPES[kind],
      isNullable,
    }))
    const search = { name: SEARCH_COLUMN, type: SQL_TYPES.text, isNullable: false }
    // What PostgreSQL fills by itself, for its references.
    const own = described.columns.filter(({ generated }) => !generated)
    const columns = own.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      isNullable: !column.notNull,
    }))
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
    expect(columns.sort(byName)).toEqual(
      [...known, ...(layout.hasSearch ? [search] : [])].sort(byName),
    )
  })

  test(`every declared check of ${collection} stands in its table`, () => {
    const names = getTableConfig(tables[collection]).checks.map(({ name }) => name)
    for (const rule of Object.keys(rules[collection].checks)) {
      expect(names).toContain(`${collection}.${rule}`)
    }
  })
}
