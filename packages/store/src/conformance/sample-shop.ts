import { type CollectionName, collectionNames } from '../collections.ts'
import { documentNameOf, toDocumentRow } from '../document/document-names.ts'
import { DOCUMENT_VERSION } from '../document/document-version.ts'
import type { Tables } from '../memory/engine.ts'
import { loadTables } from '../memory/load-tables.ts'
import { sampleRow } from './sample-rows.ts'

/** One sample of every collection, as a document of revision 7 and its parts. */
export function sampleDocument(): Record<string, unknown> & { version: number; revision: number } {
  const rows = collectionNames.map((name) => [
    documentNameOf(name),
    name === 'settings' ? sampleRow(name) : [documentRow(name)],
  ])
  return { version: DOCUMENT_VERSION, revision: 7, ...Object.fromEntries(rows) }
}

/** A sample as the document has it. */
export const documentRow = (name: CollectionName) =>
  toDocumentRow(name, sampleRow(name)) as Record<string, unknown>

export function sampleTables(): Tables {
  const loaded = loadTables(
    Object.fromEntries(collectionNames.map((name) => [name, [sampleRow(name)]])),
  )
  if (!loaded.ok) throw new Error(`the samples break a rule: ${JSON.stringify(loaded.refusal)}`)
  return loaded.value
}
