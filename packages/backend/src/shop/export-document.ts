import { collectionNames } from '@hostfront/store/collections'
import { writeDocument } from '@hostfront/store/write-document'
import type { SignedInCall } from '../context.ts'
import { isPassing } from './passing.ts'
import { readAll } from './read-all.ts'

/** All that the shop knows at one moment as one document of the seed's kind; `importDocument` reads it. */
export async function exportDocument(call: SignedInCall): Promise<{ text: string }> {
  const rows = await call.store.read((tx) => readAll(tx, (name) => !isPassing(name)))
  const tables = new Map(collectionNames.map((name) => [name, { all: () => rows[name] }]))
  // Like every document that was never kept by a browser, it is the first of its line.
  return { text: writeDocument({ revision: 1, tables }) }
}
