import { collectionNames } from '../collections.ts'
import { DOCUMENT_VERSION } from '../document/document-version.ts'
import type { Tables } from '../memory/engine.ts'
import { loadTables } from '../memory/load-tables.ts'
import { sampleRow } from './sample-rows.ts'

/** One sample of every collection, as a document of revision 7 and its parts. */
export function sampleDocument(): Record<string, unknown> & { version: number; revision: number } {
  const rows = collectionNames.map((name) => [
    name,
    name === 'settings' ? sampleRow(name) : [sampleRow(name)],
  ])
  return { version: DOCUMENT_VERSION, revision: 7, ...Object.fromEntries(rows) }
}

export function sampleTables(): Tables {
  const loaded = loadTables(
    Object.fromEntries(collectionNames.map((name) => [name, [sampleRow(name)]])),
  )
  if (!loaded.ok) throw new Error(`the samples break a rule: ${JSON.stringify(loaded.refusal)}`)
  return loaded.value
}
