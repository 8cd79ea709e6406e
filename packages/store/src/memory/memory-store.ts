import type { CollectionName, Rows } from '../collections.ts'
import { type Store, StoreError } from '../port.ts'
import { Engine, touched } from './engine.ts'
import { describeProblem, loadTables } from './load-tables.ts'
import { runFn, runReader } from './run-session.ts'
import { SerialQueue } from './serial-queue.ts'
import { Watchers } from './watchers.ts'

export type InitialRows = { readonly [Name in CollectionName]?: readonly Rows[Name][] }

/**
 * A store that lives as long as the page or process. `initial` rows obey all rules, or StoreError names
 * the first that does not.
 */
export function createMemoryStore(initial: InitialRows = {}): Store {
  const loaded = loadTables(initial)
  if (!loaded.ok) throw describeProblem(loaded.refusal)
  const engine = new Engine(loaded.value)
  const queue = new SerialQueue()
  const watchers = new Watchers()
  let isClosed = false

  function admit(): void {
    queue.refuseNested()
    if (isClosed) throw new StoreError('unavailable', 'closed')
  }

  return {
    async transaction(fn) {
      admit()
      return queue.add(async () => {
        const view = engine.view()
        const value = await runFn(queue, view, fn)
        const changes = view.changes()
        engine.apply(changes)
        watchers.tell(touched(changes))
        return value
      })
    },
    async read(fn) {
      admit()
      return runReader(engine, fn)
    },
    watch: (onChange) => watchers.add(onChange),
    async close() {
      isClosed = true
    },
  }
}
