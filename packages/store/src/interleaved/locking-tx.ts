import { type CollectionName, collectionNames } from '../collections.ts'
import { type Conditions, matches } from '../memory/conditions.ts'
import type { View } from '../memory/engine.ts'
import type { ReadTx, Tx } from '../port.ts'
import { referencesOf, referredId } from '../references.ts'
import { rules } from '../rules.ts'
import type { StoredRow } from '../stored-row.ts'
import type { Holder, LockMode, RowLocks } from './row-locks.ts'

/** One run of a transaction's function: what it sees, and what it keeps others from. */
export interface Run {
  readonly view: View
  readonly locks: RowLocks
  readonly holder: Holder
  /** Lets others go on before each statement. */
  readonly turn: () => Promise<void>
}

/** The statements of `tx`, each of which lets others go on first and waits for the locks that PostgreSQL would take. */
export function lockingTx(tx: Tx, run: Run): Tx {
  const inOrder = oneByOne()
  const entries = collectionNames.map((name) => [
    name,
    ordered(lockingRepository(name, tx, run), inOrder),
  ])
  // The same repositories with the same methods; `collectionNames` are the keys of `Tx`.
  return Object.fromEntries(entries) as unknown as Tx
}

/** The statements of a reader: others go on between them. */
export function turningTx(tx: ReadTx, turn: () => Promise<void>): ReadTx {
  const entries = collectionNames.map((name) => [name, turning(tx[name], turn)])
  return Object.fromEntries(entries) as unknown as ReadTx
}

type InOrder = <Value>(statement: () => Promise<Value>) => Promise<Value>

/** A connection answers one statement after the other, also those that are sent at once: a transaction never waits twice. */
function oneByOne(): InOrder {
  let last: Promise<unknown> = Promise.resolve()
  return (statement) => {
    const next = last.then(statement, statement)
    last = next
    return next
  }
}

function ordered(repository: object, inOrder: InOrder): object {
  const entries = Object.entries(repository).map(([name, ask]): [string, unknown] => [
    name,
    (...input: unknown[]) =>
      inOrder(() => (ask as (...all: unknown[]) => Promise<unknown>)(...input)),
  ])
  return Object.fromEntries(entries)
}

function lockingRepository(name: CollectionName, tx: Tx, run: Run): object {
  // Rows are what the collection's schema parsed; the locks are not generic over them.
  const below = tx[name] as unknown as {
    get(id: string): Promise<StoredRow | null>
    insert(row: StoredRow): Promise<StoredRow>
    update(id: string, patch: Conditions, guard?: Conditions): Promise<StoredRow | null>
    delete(id: string): Promise<boolean>
  }
  const take = (row: string, mode: LockMode) => run.locks.take(run.holder, row, mode)
  const own = (id: string, mode: LockMode) => take(`${name}/${id}`, mode)
  const current = (id: string) => run.view.table(name).get(id)

  return {
    ...turning(tx[name], run.turn),
    async get(id: string, { lock = false }: { lock?: boolean } = {}) {
      await run.turn()
      if (lock && current(id)) await own(id, 'write')
      return below.get(id)
    },
    async insert(row: StoredRow) {
      await run.turn()
      await own(row.id, 'write')
      for (const key of keysOf(name, row)) await take(key, 'write')
      for (const referred of referredBy(name, row)) await take(referred, 'share')
      return below.insert(row)
    },
    async update(id: string, patch: Conditions, guard: Conditions = {}) {
      await run.turn()
      const before = current(id)
      // A row that does not fit is not waited for, whatever becomes of it.
      if (!before || !matches(before, guard)) return null
      await own(id, 'write')
      const changed = { ...current(id), ...patch } as StoredRow
      for (const key of keysOf(name, changed, patch)) await take(key, 'write')
      for (const referred of referredBy(name, changed, patch)) await take(referred, 'share')
      return below.update(id, patch, guard)
    },
    async delete(id: string) {
      await run.turn()
      if (!current(id)) return false
      await own(id, 'delete')
      return below.delete(id)
    },
  }
}

/** Every question waits for its turn. */
function turning(repository: object, turn: () => Promise<void>): object {
  const names = ['get', 'find', 'findOwned', 'list', 'count', 'tally', 'totals']
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (...input: unknown[]) => {
        await turn()
        const ask = Reflect.get(repository, name) as (...input: unknown[]) => unknown
        return ask.apply(repository, input)
      },
    ]),
  )
}

/** The entries that `row` has in the unique indexes; of an update those that it may change. */
function keysOf(name: CollectionName, row: StoredRow, patch?: Conditions): string[] {
  return rules[name].unique
    .filter((fields) => !patch || fields.some((field) => field in patch))
    .filter((fields) => fields.every((field) => row[field] !== null && row[field] !== undefined))
    .map((fields) => `${name}#${JSON.stringify(fields.map((field) => [field, row[field]]))}`)
}

function referredBy(name: CollectionName, row: StoredRow, patch?: Conditions): string[] {
  return referencesOf(name)
    .filter(({ field }) => !patch || field in patch)
    .flatMap((reference) => {
      const id = referredId(reference, row)
      return id === null ? [] : [`${reference.target}/${id}`]
    })
}
