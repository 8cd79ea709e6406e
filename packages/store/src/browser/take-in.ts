import { collectionNames } from '../collections.ts'
import type { TableLoader } from '../memory/load-tables.ts'
import type { PendingLoads } from '../memory/pending-loads.ts'
import type { BrowserEnvironment } from './environment.ts'
import type { Batch } from './read-ahead.ts'

/** Rows that are checked before anybody looks at the clock. */
const SLICE = 100

type Page = Pick<BrowserEnvironment, 'breathe' | 'turnMs'>

interface TakingIn {
  readonly loader: TableLoader
  readonly pending: PendingLoads
  readonly page: Page
}

/**
 * Checks batch after batch, a few rows at a turn of the page, and reports when a collection is complete. Null when the
 * database has rows of none of our collections.
 */
export async function takeIn(
  batches: ReadableStreamDefaultReader<Batch>,
  { loader, pending, page }: TakingIn,
): Promise<TableLoader['result'] | null> {
  const { begin, pause } = turns(page)
  let found = 0
  let count = 0
  for (let { value } = await batches.read(); value; { value } = await batches.read()) {
    // To take it over from the database was work of this turn, too.
    await begin()
    for (const name of collectionNames) {
      const rows = value.rows.get(name) ?? []
      found += rows.length
      for (let at = 0; at < rows.length; at += SLICE) {
        loader.add(name, rows.slice(at, at + SLICE))
        await pause()
      }
    }
    count = value.count ?? 0
    if (loader.result.ok) for (const name of value.complete) pending.isHere(name)
  }
  if (found < count) return null
  for (const name of collectionNames) {
    let checked = 0
    for (const _ of loader.checkReferences(name)) if (++checked % SLICE === 0) await pause()
  }
  return loader.result
}

/** `begin` starts a turn of its own; `pause` does so when the present one has taken long enough. */
function turns({ breathe, turnMs }: Page) {
  let began = performance.now()
  const begin = async (): Promise<void> => {
    await breathe()
    began = performance.now()
  }
  const pause = async (): Promise<void> => {
    if (performance.now() - began >= turnMs) await begin()
  }
  return { begin, pause }
}
