import type { ToKinds } from './collection-rules.ts'
import { type CollectionName, collectionNames } from './collections.ts'
import { rules } from './rules.ts'
import type { StoredRow } from './stored-row.ts'

/** A field of rows that holds the id of a row of `target`; where `kind` is given, in rows alone that say so in that field. */
export interface Reference {
  readonly field: string
  readonly target: CollectionName
  readonly kind: { readonly field: string; readonly is: string } | null
}

function listReferences(collection: CollectionName): Reference[] {
  // Every field of `references` names one collection, or one for each kind.
  const declared = Object.entries(rules[collection].references) as [
    string,
    CollectionName | ToKinds<Record<string, unknown>>,
  ][]
  return declared.flatMap(([field, to]): Reference[] =>
    typeof to === 'string'
      ? [{ field, target: to, kind: null }]
      : Object.entries(to.to).map(([is, target]) => ({
          field,
          target,
          kind: { field: to.by, is },
        })),
  )
}

const listed = new Map(collectionNames.map((name) => [name, listReferences(name)]))

/** What rows of a collection may refer to, one entry for each collection that a field may lead to. */
export const referencesOf = (collection: CollectionName): readonly Reference[] =>
  listed.get(collection) ?? []

/** The id that a row holds by this reference; null where it refers to nothing, or by another one. */
export function referredId(
  { field, kind }: Pick<Reference, 'field' | 'kind'>,
  row: object,
): string | null {
  // References are text or null; the rules name fields that the rows have.
  const fields = row as Partial<StoredRow>
  const id = fields[field]
  return typeof id === 'string' && (!kind || fields[kind.field] === kind.is) ? id : null
}
