import type { CollectionName } from '../collections.ts'
import { compareAt, type ListOrder, OLDEST, type Position } from '../cursor.ts'
import type { StoredRow } from '../stored-row.ts'
import { type Conditions, matcher } from './conditions.ts'
import { planSources } from './plan-sources.ts'
import type { KeyOf } from './sort-keys.ts'
import { Table } from './table.ts'

/**
 * A table with some rows replaced: the changes of a running transaction, or what a running reader must go on
 * seeing while others commit. Costs as much as the rows that differ, whatever the size of the table.
 */
export class TableView {
  readonly #collection: CollectionName
  readonly #base: Table
  #over: Table | null = null
  /** Ids for which `over` decides, by having the row or by not having it. */
  readonly #decided = new Set<string>()

  constructor(collection: CollectionName, base: Table) {
    this.#collection = collection
    this.#base = base
  }

  get(id: string): StoredRow | undefined {
    return this.#decided.has(id) ? this.#over?.get(id) : this.#base.get(id)
  }

  put(row: StoredRow): void {
    this.#over ??= new Table(this.#collection)
    this.#over.put(row)
    this.#decided.add(row.id)
  }

  remove(id: string): void {
    this.#over?.remove(id)
    this.#decided.add(id)
  }

  /** Keeps what the view shows of a row that is about to change below it. */
  keep(id: string): void {
    if (this.#decided.has(id)) return
    const row = this.#base.get(id)
    if (row) this.put(row)
    else this.#decided.add(id)
  }

  /** Every row that differs from the table below. */
  *changes(): Generator<{ id: string; before: StoredRow | null; after: StoredRow | null }> {
    for (const id of this.#decided) {
      const before = this.#base.get(id) ?? null
      const after = this.#over?.get(id) ?? null
      if (before !== after) yield { id, before, after }
    }
  }

  holderOf(fields: readonly string[], row: StoredRow): StoredRow | undefined {
    const below = this.#base.holderOf(fields, row)
    return (
      this.#over?.holderOf(fields, row) ??
      (below && !this.#decided.has(below.id) ? below : undefined)
    )
  }

  /** Matching rows in order, as lazily as they are taken. Nothing may be written before the last is. */
  *inOrder(
    where: Conditions,
    order: ListOrder = OLDEST,
    after: Position | null = null,
  ): Generator<StoredRow> {
    const sources = this.#sources(where, order, after)
    const [only = []] = sources
    const rows =
      sources.length > 1 ? merge(sources, this.#base.keyOf(order.by), order.isDescending) : only
    yield* filter(rows, matcher(where))
  }

  /** Matching rows in no order, for what counts or adds up. Nothing may be written before the last is taken. */
  *scan(where: Conditions): Generator<StoredRow> {
    const isMatch = matcher(where)
    for (const rows of this.#sources(where, OLDEST, null)) yield* filter(rows, isMatch)
  }

  /** Sorted rows, none of them in two sources, that hold at least all that match. */
  #sources(
    where: Conditions,
    order: ListOrder,
    after: Position | null,
  ): readonly Iterable<StoredRow>[] {
    const below = planSources(this.#base, where, order, after)
    if (this.#decided.size === 0) return below
    return [
      ...below.map((rows) => this.#undecided(rows)),
      ...(this.#over ? planSources(this.#over, where, order, after) : []),
    ]
  }

  count(where: Conditions): number {
    const fields = Object.keys(where).filter((field) => where[field] !== undefined)
    const [only] = fields
    if (only === undefined) return this.#difference(where, this.#base.size)
    const condition = where[only]
    const isEquality = condition === null || typeof condition !== 'object'
    if (fields.length === 1 && isEquality && this.#base.hasIndex(only)) {
      return this.#difference(where, this.#base.bucket(only, condition)?.size ?? 0)
    }
    let count = 0
    for (const _ of this.scan(where)) count++
    return count
  }

  /** Corrects a count of the table below by the rows that differ. */
  #difference(where: Conditions, below: number): number {
    const isMatch = matcher(where)
    let count = below
    for (const { before, after } of this.changes()) {
      if (before && isMatch(before)) count--
      if (after && isMatch(after)) count++
    }
    return count
  }

  *#undecided(rows: Iterable<StoredRow>): Generator<StoredRow> {
    for (const row of rows) if (!this.#decided.has(row.id)) yield row
  }
}

export function* filter(
  rows: Iterable<StoredRow>,
  isMatch: (row: StoredRow) => boolean,
): Generator<StoredRow> {
  for (const row of rows) if (isMatch(row)) yield row
}

/** Sorted rows of several sorted sources; no row is in two of them. */
function* merge(
  sources: readonly Iterable<StoredRow>[],
  keyOf: KeyOf,
  isDescending: boolean,
): Generator<StoredRow> {
  const isBefore = (a: StoredRow, b: StoredRow) =>
    compareAt(keyOf(a), a.id, { key: keyOf(b), id: b.id }) > 0 === isDescending
  const heads = sources.map((source) => {
    const rows = source[Symbol.iterator]()
    return { rows, head: rows.next() }
  })
  for (;;) {
    let first: (typeof heads)[number] | undefined
    for (const candidate of heads) {
      if (candidate.head.done) continue
      // What is first is not at its end, which the type cannot say.
      if (!first || isBefore(candidate.head.value, first.head.value as StoredRow)) first = candidate
    }
    if (!first || first.head.done) return
    yield first.head.value
    first.head = first.rows.next()
  }
}
