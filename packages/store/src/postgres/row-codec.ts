import { type CollectionName, collections } from '../collections.ts'
import { StoreError } from '../port.ts'
import { brokenCheck, parseRow } from '../row-check.ts'
import { rules } from '../rules.ts'
import { searchTextOf } from '../search-text.ts'
import { isStorable } from '../storable-text.ts'
import { freezeRow, type StoredRow } from '../stored-row.ts'
import type { Column, Layout } from './layout.ts'
import type { SqlValue } from './sql-connection.ts'

/** A field's value for its column. Throws StoreError `check` when the column cannot hold it. */
export function encodeValue(collection: CollectionName, column: Column, value: unknown): SqlValue {
  const encoded = value === null && column.isNullable ? null : encodeScalar(column, value)
  if (encoded === undefined) throw new StoreError('check', `${collection}.${column.field}`)
  return encoded
}

function encodeScalar(column: Column, value: unknown): string | undefined {
  switch (column.kind) {
    case 'text':
    case 'time':
      return typeof value === 'string' && isStorable(value) ? value : undefined
    case 'number':
      return Number.isSafeInteger(value) ? String(value) : undefined
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : undefined
    case 'json':
      return encodeJson(column, value)
  }
}

/** Parsed before it is written: nobody looks at the inside of the column later. */
function encodeJson(column: Column, value: unknown): string | undefined {
  const parsed = column.schema.safeParse(value)
  return parsed.success ? JSON.stringify(parsed.data) : undefined
}

/** A checked row in the order of its columns, then its search text. */
export function encodeRow(layout: Layout, row: StoredRow): SqlValue[] {
  const values: SqlValue[] = []
  for (const column of layout.columns) {
    const value = row[column.field]
    if (column.kind === 'json') values.push(value === null ? null : JSON.stringify(value))
    else values.push(encodeValue(layout.collection, column, value))
  }
  if (layout.hasSearch) values.push(searchTextOf(row, rules[layout.collection].search))
  return values
}

/** A stored row as the port hands it out. It was checked when it was written, so it is not parsed again. */
export function decodeRow(layout: Layout, values: readonly SqlValue[]): StoredRow {
  const row: Record<string, unknown> = {}
  const { columns } = layout
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at] as Column
    const value = values[at] ?? null
    row[column.field] = value === null ? null : decodeValue(column, value)
  }
  // The layout has `id` and `createdAt` of every collection.
  return Object.freeze(row) as unknown as StoredRow
}

function decodeValue(column: Column, value: string): unknown {
  switch (column.kind) {
    case 'text':
    case 'time':
      return value
    case 'number':
      return Number(value)
    case 'boolean':
      return value === 't' || value === 'true'
    case 'json':
      return decodeJson(column, value)
  }
}

/** What a column's text said last. Settings are read by every call and hardly ever change; what is decoded is frozen. */
const lastJson = new WeakMap<Column, { readonly text: string; readonly value: unknown }>()

function decodeJson(column: Column, text: string): unknown {
  const last = lastJson.get(column)
  if (last?.text === text) return last.value
  const value = freezeJson(JSON.parse(text))
  lastJson.set(column, { text, value })
  return value
}

function freezeJson(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? freezeRow(value) : value
}

/** Schemas with a condition on the row as a whole, which a check of the changed fields would miss. */
const whole = new Set(
  (Object.keys(collections) as CollectionName[]).filter(
    (name) => (collections[name]._zod.def.checks ?? []).length > 0,
  ),
)

/**
 * Whether a row that an update has made is one of its collection. The row before was; so the declared checks
 * and the schemas of the changed fields say as much as all of them would. Throws StoreError `check`.
 */
export function checkUpdated(layout: Layout, row: StoredRow, changed: readonly Column[]): void {
  const { collection } = layout
  const broken = brokenCheck(collection, row)
  if (broken) throw new StoreError('check', `${collection}.${broken}`)
  for (const { field, schema, kind, isNullable } of changed) {
    // JSON was parsed on its way in.
    if (kind === 'json' || (isNullable && row[field] === null)) continue
    if (!schema.safeParse(row[field]).success) {
      throw new StoreError('check', `${collection}.${field}`)
    }
  }
  if (!whole.has(collection)) return
  const parsed = parseRow(collection, row)
  if ('path' in parsed) throw new StoreError('check', `${collection}.${parsed.path}`)
}
