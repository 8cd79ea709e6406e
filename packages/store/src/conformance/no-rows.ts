import { collectionNames } from '../collections.ts'
import type { AllRows } from '../port.ts'

/** A shop that holds the rows given and nothing else. */
export function noRows(rows: Partial<AllRows>): AllRows {
  const none = Object.fromEntries(collectionNames.map((name) => [name, []]))
  // Every name is present, with the rows given or none.
  return { ...none, ...rows } as unknown as AllRows
}
