import type { CollectionName } from '@hostfront/store/collections'
import { collectionNames } from '@hostfront/store/collections'
import type { Page, ReadTx } from '@hostfront/store/port'
import { writeDocument } from '@hostfront/store/write-document'
import type { SignedInCall } from '../context.ts'
import { isPassing } from './passing.ts'

/** All that the shop knows at one moment as one document of the seed's kind; `importDocument` reads it. */
export async function exportDocument(call: SignedInCall): Promise<{ text: string }> {
  const rows = await call.store.read(readAll)
  // Like every document that was never kept by a browser, it is the first of its line.
  return { text: writeDocument({ revision: 1, tables: rows }) }
}

async function readAll(tx: ReadTx): Promise<Map<CollectionName, { all: () => readonly object[] }>> {
  const tables = new Map<CollectionName, { all: () => readonly object[] }>()
  for (const name of collectionNames) {
    const rows = isPassing(name) ? [] : await readCollection(tx[name])
    tables.set(name, { all: () => rows })
  }
  return tables
}

const PAGE = 500

/** As much of a repository as all collections have in common. */
interface AnyRepository {
  list(query: { limit: number; order: 'oldest'; after: string | null }): Promise<Page<object>>
}

async function readCollection(repository: AnyRepository): Promise<object[]> {
  const rows: object[] = []
  let after: string | null = null
  do {
    const page: Page<object> = await repository.list({ limit: PAGE, order: 'oldest', after })
    rows.push(...page.items)
    after = page.next
  } while (after !== null)
  return rows
}
