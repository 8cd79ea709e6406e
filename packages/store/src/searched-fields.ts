import type { CollectionName } from './collections.ts'
import { rules } from './rules.ts'

/** The fields that the text `search` looks in is made of. */
export function searchedFields(collection: CollectionName): readonly string[] {
  const search: readonly (string | { readonly of: readonly string[] })[] = rules[collection].search
  return search.flatMap((part) => (typeof part === 'string' ? [part] : part.of))
}
