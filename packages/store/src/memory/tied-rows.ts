import { askedTies, askedWords } from '../asked-ties.ts'
import type { CollectionName } from '../collections.ts'
import type { StoredRow } from '../stored-row.ts'
import type { TiedQuery } from '../tied-query.ts'
import type { View } from './engine.ts'

type RowTest = (row: StoredRow) => boolean
type Tie = Pick<ReturnType<typeof askedTies>[number], 'to' | 'their' | 'where'>

/** Whether a row has the tied rows that are asked for, and they the words; they are looked for once. Throws StoreError `check`. */
export function tiedTest(view: View, collection: CollectionName, query: TiedQuery): RowTest {
  const ties = askedTies(collection, query).map((tie): RowTest => {
    const found = tiedRows(view, tie)
    return ({ id }) => found.has(id) === tie.is
  })
  const words = askedWords(collection, query).map(({ field, word, ...tie }): RowTest => {
    const found = tiedRows(view, tie)
    return (row) => (found.get(row.id) ?? [row]).some((each) => each[field] === word)
  })
  const tests = [...ties, ...words]
  return (row) => tests.every((test) => test(row))
}

/** By the ids that they hold. */
function tiedRows(
  view: View,
  { to, their, where }: Tie,
): ReadonlyMap<unknown, readonly StoredRow[]> {
  const conditions = Object.fromEntries(where.map(([field, words]) => [field, { in: words }]))
  const found = new Map<unknown, StoredRow[]>()
  for (const row of view.table(to).scan(conditions)) {
    const known = found.get(row[their])
    if (known) known.push(row)
    else found.set(row[their], [row])
  }
  return found
}
