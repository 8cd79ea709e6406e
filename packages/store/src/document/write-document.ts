import { type CollectionName, collectionNames } from '../collections.ts'
import type { Tables } from '../memory/engine.ts'
import { documentNameOf, toDocumentRow } from './document-names.ts'
import { DOCUMENT_VERSION } from './document-version.ts'

/** The seed's one JSON document: all that the shop knows, under every rule of the store. */
export interface ShopDocument {
  readonly revision: number
  readonly tables: Tables
}

/** Rows by collection, from tables or from anywhere else. */
export interface DocumentSource {
  readonly revision: number
  readonly tables: {
    get(collection: CollectionName): { all(): Iterable<object> } | undefined
  }
}

/** The document of these rows; `parseDocument` reads it back as it was. */
export function writeDocument({ revision, tables }: DocumentSource): string {
  const parts: string[] = []
  for (const collection of collectionNames) {
    const rows = Array.from(tables.get(collection)?.all() ?? [], (row) =>
      toDocumentRow(collection, row),
    )
    const value = collection === 'settings' ? (rows[0] ?? null) : rows
    parts.push(`${JSON.stringify(documentNameOf(collection))}:${JSON.stringify(value)}`)
  }
  return `${documentHead(revision)}${parts.join(',')}}`
}

/** How a document of this version and revision begins: enough to distinguish it from another. */
export function documentHead(revision: number): string {
  return `{"version":${DOCUMENT_VERSION},"revision":${revision},`
}
