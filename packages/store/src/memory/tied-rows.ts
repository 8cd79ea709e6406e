import { askedTies } from '../asked-ties.ts'
import type { CollectionName } from '../collections.ts'
import type { StoredRow } from '../stored-row.ts'
import type { TiedQuery } from '../tied-query.ts'
import type { View } from './engine.ts'

/** Whether a row has the tied rows that are asked for; they are looked for once. Throws StoreError `check`. */
export function tiedTest(
  view: View,
  collection: CollectionName,
  tied: TiedQuery['tied'],
): (row: StoredRow) => boolean {
  const tests = askedTies(collection, tied).map(({ to, their, where, is }) => {
    const conditions = Object.fromEntries(where.map(([field, words]) => [field, { in: words }]))
    const ids = new Set<unknown>()
    for (const row of view.table(to).scan(conditions)) ids.add(row[their])
    return (row: StoredRow) => ids.has(row.id) === is
  })
  return (row) => tests.every((test) => test(row))
}
