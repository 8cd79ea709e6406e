import { collectionNames } from '../collections.ts'
import type { Arrivals } from '../memory/arrivals.ts'
import type { TableLoader } from '../memory/load-tables.ts'
import type { BrowserEnvironment } from './environment.ts'
import type { Batch } from './read-ahead.ts'

/** Rows that are checked before anybody looks at the clock. */
const SLICE = 100

interface TakingIn extends Pick<BrowserEnvironment, 'breathe' | 'turnMs'> {
  readonly loader: TableLoader
  readonly arrivals: Arrivals
}

/**
 * Checks batch after batch, a few rows at a turn of the page, and tells when a collection is complete. Null when the
 * database has rows of none of our collections.
 */
export async function takeIn(
  batches: ReadableStreamDefaultReader<Batch>,
  { loader, arrivals, ...page }: TakingIn,
): Promise<TableLoader['result'] | null> {
  const pause = turns(page)
  let found = 0
  let count = 0
  for (let { value } = await batches.read(); value; { value } = await batches.read()) {
    // To take it over from the database was work of this turn, too.
    await page.breathe()
    for (const name of collectionNames) {
      const rows = value.rows.get(name) ?? []
      found += rows.length
      for (let at = 0; at < rows.length; at += SLICE) {
        loader.add(name, rows.slice(at, at + SLICE))
        await pause()
      }
    }
    count = value.count ?? 0
    if (loader.result.ok) for (const name of value.complete) arrivals.isHere(name)
  }
  if (found < count) return null
  for (const name of collectionNames) {
    loader.checkReferences(name)
    await pause()
  }
  return loader.result
}

/** Lets the page go on when the turn has taken long enough. */
function turns({ breathe, turnMs }: Pick<TakingIn, 'breathe' | 'turnMs'>) {
  let began = performance.now()
  return (): Promise<void> | undefined => {
    if (performance.now() - began < turnMs) return undefined
    return breathe().then(() => {
      began = performance.now()
    })
  }
}
