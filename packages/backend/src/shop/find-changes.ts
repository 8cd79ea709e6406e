import type { ImportReport } from '@hostfront/contract/shop'
import { collectionNames } from '@hostfront/store/collections'
import type { AllRows } from '@hostfront/store/port'

/** By collection, how many rows of `after` are new, how many of `before` are gone, and how many are another than before. */
export function findChanges(before: AllRows, after: AllRows): ImportReport['changes'] {
  return Object.fromEntries(
    collectionNames.map((name) => {
      const known = new Map(before[name].map((row) => [row.id, row]))
      let [added, changed] = [0, 0]
      for (const row of after[name]) {
        const old = known.get(row.id)
        if (!old) added++
        else if (!isSame(old, row)) changed++
        known.delete(row.id)
      }
      return [name, { added, removed: known.size, changed }]
    }),
  )
}

/** Adapters differ in the order of a row's fields. */
function isSame(one: object, other: object): boolean {
  const fields = new Map(Object.entries(one))
  return Object.entries(other).every(
    ([field, value]) =>
      value === fields.get(field) || JSON.stringify(value) === JSON.stringify(fields.get(field)),
  )
}
