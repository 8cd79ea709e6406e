/**
 * The memory adapter with transactions that run at the same time, statement by statement, as PostgreSQL lets them at READ
 * COMMITTED: a statement sees what has been committed by then, a change waits for who holds its row and looks at the
 * row again after that, and those who wait for each other in a circle run again. For tests: it shows lost updates and
 * missing locks on any machine, and the test decides who goes on.
 */
import { collectionNames } from '../collections.ts'
import { concerned, Engine, touched } from '../memory/engine.ts'
import { describeProblem, loadTables } from '../memory/load-tables.ts'
import { openTx, Session } from '../memory/repository.ts'
import { Watchers } from '../memory/watchers.ts'
import { type AllRows, type ReadTx, type Store, StoreError, type Tx } from '../port.ts'
import { lockingTx, turningTx } from './locking-tx.ts'
import { RowLocks } from './row-locks.ts'

/** Runs of a transaction that met a deadlock, before it gives up. */
const TRIES = 12

export interface InterleavedStoreOptions {
  readonly initial?: Partial<AllRows>
  /** Waited for before each statement and each commit; the one whose turn comes first goes on. */
  readonly turn: () => Promise<void>
}

export function createInterleavedStore({ initial = {}, turn }: InterleavedStoreOptions): Store {
  let engine = openEngine(initial)
  const locks = new RowLocks()
  const watchers = new Watchers()
  let commits = 0

  async function attempt<Value>(fn: (tx: Tx) => Promise<Value>): Promise<Value> {
    const holder = locks.begin()
    const view = engine.view()
    const session = new Session(view, true)
    try {
      const value = await fn(lockingTx(openTx(session), { view, locks, holder, turn }))
      await turn()
      if (session.refusal) throw session.refusal
      const changes = view.changes()
      engine.apply(changes)
      commits++
      watchers.tell(touched(changes), concerned(changes))
      return value
    } finally {
      session.end()
      locks.end(holder)
    }
  }

  async function read<Value>(fn: (tx: ReadTx) => Promise<Value>): Promise<Value> {
    const view = engine.openReader()
    const session = new Session(view, false)
    try {
      return await fn(turningTx(openTx(session), turn))
    } finally {
      session.end()
      engine.closeReader(view)
    }
  }

  return {
    async transaction(fn) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(fn)
        } catch (error) {
          const isDeadlock = error instanceof StoreError && error.rule === 'deadlock'
          if (!isDeadlock || tries >= TRIES) throw error
        }
      }
    },
    read,
    async replaceAll(complete) {
      // There is no lock on everything: what was read counts when nobody has committed since.
      let seen: number
      let rows: AllRows
      do {
        seen = commits
        rows = await read(complete)
      } while (seen !== commits)
      engine = openEngine(rows)
      commits++
      watchers.tell(collectionNames, null)
    },
    watch: (onChange) => watchers.add(onChange),
    async close() {},
  }
}

function openEngine(rows: Partial<AllRows>): Engine {
  const loaded = loadTables(rows)
  if (!loaded.ok) throw describeProblem(loaded.refusal)
  return new Engine(loaded.value)
}
