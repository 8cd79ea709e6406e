import type { CollectionName } from '../collections.ts'
import type { SortKey } from '../cursor.ts'
import { rules } from '../rules.ts'
import { searchTextOf, sortTextOf } from '../search-text.ts'
import type { StoredRow } from '../stored-row.ts'

/** What a row is ordered by. The same for the same row each time. */
export type KeyOf = (row: StoredRow) => SortKey

export const byTime: KeyOf = (row) => row.createdAt

/** `by`: `createdAt`, or what the rules of the collection name sortable. */
export function keyOfRows(collection: CollectionName, by: string): KeyOf {
  if (by === 'createdAt') return byTime
  if (by === 'text') return (row) => sortTextOf(searchText(collection, row))
  // No row lacks a sortable field, and none holds anything but text or a number.
  return (row) => row[by] as SortKey
}

/** Rows never change, so their folded text is worked out once. */
const searchTexts = new WeakMap<StoredRow, string>()

export function searchText(collection: CollectionName, row: StoredRow): string {
  let text = searchTexts.get(row)
  if (text === undefined) {
    text = searchTextOf(row, rules[collection].search)
    searchTexts.set(row, text)
  }
  return text
}
