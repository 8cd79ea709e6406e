import { type CollectionName, collectionNames } from '../collections.ts'
import { referencesOf } from '../references.ts'

/** Collections so that each comes after those it refers to. */
export function byReference(): CollectionName[] {
  const order = new Set<CollectionName>()
  const add = (name: CollectionName): void => {
    if (order.has(name)) return
    for (const { target } of referencesOf(name)) if (target !== name) add(target)
    order.add(name)
  }
  for (const name of collectionNames) add(name)
  return [...order]
}
