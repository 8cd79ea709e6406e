import { afterEach, describe } from 'vitest'
import type { Store } from '../port.ts'
import { testLists } from './lists.ts'
import { testNarrowing } from './narrowing.ts'
import type { OpenStore } from './open-store.ts'
import { testReplacing } from './replacing.ts'
import { testRows } from './rows.ts'
import { testRules } from './rules.ts'
import { testSearch } from './search.ts'
import { testSnapshots } from './snapshots.ts'
import { testSorting } from './sorting.ts'
import { testTallies } from './tallies.ts'
import { testTotals } from './totals.ts'
import { testTransactions } from './transactions.ts'

export interface ConformanceOptions {
  /** False where the host does not know who calls: a nested transaction is then refused only first thing. */
  readonly knowsCallers?: boolean
  /** False for an adapter with one connection, where transactions wait for readers. */
  readonly hasConcurrentReaders?: boolean
}

/** The promises of the port as tests. Every adapter registers them for itself. */
export function storeConformance(
  name: string,
  open: () => Promise<Store>,
  { knowsCallers = true, hasConcurrentReaders = true }: ConformanceOptions = {},
): void {
  const opened: Store[] = []
  const openStore: OpenStore = async () => {
    const store = await open()
    opened.push(store)
    return store
  }

  describe(`store conformance: ${name}`, () => {
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((store) => store.close()))
    })
    testRows(openStore)
    testRules(openStore)
    testTransactions(openStore, knowsCallers)
    testSnapshots(openStore, hasConcurrentReaders)
    testLists(openStore)
    testSearch(openStore)
    testSorting(openStore)
    testNarrowing(openStore)
    testTallies(openStore)
    testTotals(openStore)
    testReplacing(openStore)
  })
}
