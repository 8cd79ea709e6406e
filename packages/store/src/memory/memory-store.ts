import { collectionNames } from '../collections.ts'
import { type AllRows, type Store, StoreError } from '../port.ts'
import { concerned, Engine, type Tables, touched } from './engine.ts'
import { describeProblem, loadTables } from './load-tables.ts'
import { runComplete, runFn, runReader } from './run-session.ts'
import { SerialQueue } from './serial-queue.ts'
import { Watchers } from './watchers.ts'

export type InitialRows = Partial<AllRows>

/**
 * A store that lives as long as the page or process. `initial` rows obey all rules, or StoreError names
 * the first that does not.
 */
export function createMemoryStore(initial: InitialRows = {}): Store {
  // Readers keep the one they started with when everything is replaced.
  let engine = new Engine(requireTables(initial))
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
        watchers.tell(touched(changes), concerned(changes))
        return value
      })
    },
    async replaceAll(complete) {
      admit()
      return queue.add(async () => {
        engine = new Engine(requireTables(await runComplete(queue, engine, complete)))
        watchers.tell(collectionNames, null)
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

function requireTables(rows: InitialRows): Tables {
  const loaded = loadTables(rows)
  if (!loaded.ok) throw describeProblem(loaded.refusal)
  return loaded.value
}
