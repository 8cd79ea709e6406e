import type { PGlite } from '@electric-sql/pglite'

/** A row as a table of an earlier version has it: its fields are the columns that there were. */
export async function insertRow(into: PGlite, table: string, row: object) {
  const entries = Object.entries(row)
  const columns = entries.map(([name]) => name.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`))
  const typeOf = (value: unknown) => (typeof value === 'object' ? '::json' : '')
  const places = entries.map(([, value], at) => `$${at + 1}${typeOf(value)}`)
  await into.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    entries.map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : value)),
  )
}

/** What is null in a row is left out, as by tables that lack the column. */
export const withoutNulls = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
