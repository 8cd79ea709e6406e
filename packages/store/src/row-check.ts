import { type CollectionName, collections } from './collections.ts'
import { StoreError } from './port.ts'
import { rules } from './rules.ts'
import { isStorable } from './storable-text.ts'
import { freezeRow, type StoredRow } from './stored-row.ts'

/**
 * `value` parsed by its collection's schema: a frozen copy without unknown keys, or the path that is wrong. So a text
 * that one adapter cannot hold is refused by all.
 */
export function parseRow(
  collection: CollectionName,
  value: unknown,
): { row: StoredRow } | { path: string } {
  const parsed = collections[collection].safeParse(value)
  if (!parsed.success) return { path: parsed.error.issues[0]?.path.join('.') ?? '' }
  const row: StoredRow = freezeRow(parsed.data)
  const path = Object.keys(row).find((field) => !isStorableValue(row[field]))
  return path === undefined ? { row } : { path }
}

const isStorableValue = (value: unknown): boolean => typeof value !== 'string' || isStorable(value)

/** The first declared check that does not hold, by its name in `rules`. */
export function brokenCheck(collection: CollectionName, row: StoredRow): string | null {
  // The union of all row types is the row of this collection: rules and schema share the key.
  const checks: { readonly [name: string]: (row: never) => boolean } = rules[collection].checks
  for (const [name, holds] of Object.entries(checks)) {
    if (!holds(row as never)) return name
  }
  return null
}

/**
 * What every adapter runs before it writes a row. Throws StoreError `check` with the declared check's name,
 * or with the path of the field that its schema refuses.
 */
export function checkRow(collection: CollectionName, value: StoredRow): StoredRow {
  const parsed = parseRow(collection, value)
  if ('row' in parsed) {
    const broken = brokenCheck(collection, parsed.row)
    if (broken) throw new StoreError('check', `${collection}.${broken}`)
    return parsed.row
  }
  throw new StoreError('check', `${collection}.${declaredName(collection, value) ?? parsed.path}`)
}

/** A schema often refuses the same thing as a declared check (coins below 0): the declared name says it better. */
function declaredName(collection: CollectionName, value: StoredRow): string | null {
  try {
    return brokenCheck(collection, value)
  } catch {
    return null
  }
}
