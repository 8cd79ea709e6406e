import type { CollectionName } from './collections.ts'

/** A row as storage code sees it before it knows the collection: a frozen record with a place in time. */
export interface StoredRow {
  readonly id: string
  readonly createdAt: string
  readonly [field: string]: unknown
}

/** Makes a row, and all it holds, unchangeable for everyone it is handed to. */
export function freezeRow<Row extends object>(row: Row): Row {
  for (const value of Object.values(row)) {
    if (typeof value === 'object' && value !== null) freezeRow(value)
  }
  return Object.freeze(row)
}

/** The account that a row belongs to, or is. Null when it is nobody's. */
export function ownerOf(collection: CollectionName, row: StoredRow): string | null {
  if (collection === 'users') return row.id
  return typeof row.userId === 'string' ? row.userId : null
}
