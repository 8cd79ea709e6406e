import { reachedByTies } from '../asked-ties.ts'
import { type CollectionName, collectionNames, type Rows } from '../collections.ts'
import { decodeCursor, encodeCursor, readOrder } from '../cursor.ts'
import {
  type ListQuery,
  type Owned,
  type Page,
  StoreError,
  type Tally,
  type TallyQuery,
  type Totals,
  type TotalsQuery,
  type Tx,
} from '../port.ts'
import { rules } from '../rules.ts'
import { searchNeedle } from '../search-text.ts'
import { ownerOf, type StoredRow } from '../stored-row.ts'
import { type Conditions, matches } from './conditions.ts'
import type { View } from './engine.ts'
import { keyOfRows, searchText } from './sort-keys.ts'
import { filter } from './table-view.ts'
import { tallyRows } from './tally-rows.ts'
import { tiedTest } from './tied-rows.ts'
import { deleteRow, insertRow, updateRow } from './write-rules.ts'

/** One run of a transaction's or reader's function over a view. */
export class Session {
  readonly view: View
  readonly #canWrite: boolean
  #isOver = false
  /** The first write that was refused. Such a transaction never commits, even if the error is caught. */
  refusal: StoreError | null = null

  constructor(view: View, canWrite: boolean) {
    this.view = view
    this.#canWrite = canWrite
  }

  /** Reads with the view; throws when the function that got this `tx` has ended. */
  read<Value>(work: (view: View) => Value): Value {
    if (this.#isOver) throw new StoreError('unavailable', 'transaction-over')
    return work(this.view)
  }

  write<Value>(collection: CollectionName, work: (view: View) => Value): Value {
    if (!this.#canWrite) throw new StoreError('read-only', collection)
    try {
      return this.read(work)
    } catch (error) {
      if (error instanceof StoreError && !this.#isOver) this.refusal ??= error
      throw error
    }
  }

  end(): void {
    this.#isOver = true
  }
}

/** The repositories of all collections over one session. */
export function openTx(session: Session): Tx {
  const entries = collectionNames.map((name) => [name, new EngineRepository(name, session)])
  // Each repository serves the rows that its collection's schema parsed; the engine is not generic over them.
  return Object.fromEntries(entries) as unknown as Tx
}

/** Async methods so that a throw is a rejection; there is nothing to wait for but a collection on its way into memory. */
class EngineRepository {
  readonly #name: CollectionName
  readonly #session: Session

  constructor(name: CollectionName, session: Session) {
    this.#name = name
    this.#session = session
  }

  async get(id: string): Promise<StoredRow | null> {
    return this.#read((view) => view.table(this.#name).get(id) ?? null)
  }

  async find(where: Conditions): Promise<StoredRow | null> {
    return this.#read((view) => findRow(view, this.#name, where))
  }

  async findOwned(where: Conditions): Promise<Owned<StoredRow> | null> {
    await this.#session.view.arrivalOf('users')
    return this.#read((view) => {
      const row = findRow(view, this.#name, where)
      const userId = row && ownerOf(this.#name, row)
      const owner = userId ? view.table('users').get(userId) : undefined
      // The rows of `users` are what its schema parsed; the engine is not generic over them.
      return row && owner ? { row, owner: owner as unknown as Rows['users'] } : null
    })
  }

  async list(query: ListQuery<StoredRow>): Promise<Page<StoredRow>> {
    const searched = (query.search && rules[this.#name].searchesTied) || []
    const tied = reachedByTies(this.#name, query)
    for (const name of [...searched.map(({ to }) => to), ...tied]) {
      await this.#session.view.arrivalOf(name)
    }
    return this.#read((view) => listRows(view, this.#name, query))
  }

  async count(where: Conditions = {}): Promise<number> {
    return this.#read((view) => view.table(this.#name).count(where))
  }

  async tally(query: TallyQuery<StoredRow>): Promise<readonly Tally[]> {
    for (const name of reachedByTies(this.#name, query)) await this.#session.view.arrivalOf(name)
    return this.#read((view) => {
      const rows = view.table(this.#name).scan(query.where ?? {})
      return tallyRows(this.#name, filter(rows, tiedTest(view, this.#name, query)), query)
    })
  }

  async totals(query: TotalsQuery<StoredRow>): Promise<readonly Totals[]> {
    // Reports alone ask for them: a page that shows none need not load it.
    const { reachedBy, totalRows } = await import('./total-rows.ts')
    for (const name of reachedBy(query)) await this.#session.view.arrivalOf(name)
    return this.#read((view) => totalRows(view, this.#name, query))
  }

  async insert(row: StoredRow): Promise<StoredRow> {
    return this.#session.write(this.#name, (view) => insertRow(view, this.#name, row))
  }

  async update(id: string, patch: Conditions, guard: Conditions = {}): Promise<StoredRow | null> {
    return this.#session.write(this.#name, (view) => updateRow(view, this.#name, id, patch, guard))
  }

  async delete(id: string): Promise<boolean> {
    return this.#session.write(this.#name, (view) => deleteRow(view, this.#name, id))
  }

  async #read<Value>(work: (view: View) => Value): Promise<Value> {
    const arrival = this.#session.view.arrivalOf(this.#name)
    if (arrival) await arrival
    return this.#session.read(work)
  }
}

function findRow(view: View, name: CollectionName, where: Conditions): StoredRow | null {
  const table = view.table(name)
  const key = rules[name].unique.find((fields) =>
    fields.every((field) => typeof where[field] === 'string'),
  )
  if (key) {
    // Only the fields of the key are read of this row.
    const holder = table.holderOf(key, where as unknown as StoredRow)
    return holder && matches(holder, where) ? holder : null
  }
  for (const row of table.inOrder(where)) return row
  return null
}

function listRows(view: View, name: CollectionName, query: ListQuery<StoredRow>): Page<StoredRow> {
  const { where = {}, search = '', after = null, limit } = query
  if (!Number.isInteger(limit) || limit < 1) throw check(name, 'limit')
  const order = readOrder(name, query.order)
  const position = after === null ? null : decodeCursor(order, after)
  if (after !== null && !position) throw check(name, 'after')
  const isFound = searching(view, name, searchNeedle(search))
  const isTied = tiedTest(view, name, query)
  const keyOf = keyOfRows(name, order.by)
  const items: StoredRow[] = []
  for (const row of view.table(name).inOrder(where, order, position)) {
    if (!isTied(row) || !isFound(row)) continue
    const last = items.at(-1)
    if (items.length === limit && last) {
      return { items, next: encodeCursor(order, { key: keyOf(last), id: last.id }) }
    }
    items.push(row)
  }
  return { items, next: null }
}

/** Whether a search for `needle` finds a row; what rows are tied to is looked for once. */
function searching(view: View, name: CollectionName, needle: string): (row: StoredRow) => boolean {
  if (needle === '') return () => true
  const holds = (row: StoredRow) => searchText(name, row).includes(needle)
  const ties = (rules[name].searchesTied ?? []).map((tie) => {
    const [ours, theirs] = 'by' in tie ? [tie.by, 'id'] : ['id', tie.their]
    const found = new Set<unknown>()
    for (const row of view.table(tie.to).scan(('where' in tie && tie.where) || {})) {
      if (searchText(tie.to, row).includes(needle)) found.add(row[theirs])
    }
    return { ours, found }
  })
  return (row) =>
    holds(row) || ties.some(({ ours, found }) => row[ours] !== null && found.has(row[ours]))
}

const check = (name: CollectionName, what: string) => new StoreError('check', `${name}.${what}`)
