import type { CollectionName } from '../collections.ts'
import { rules } from '../rules.ts'
import type { StoredRow } from '../stored-row.ts'
import { OrderedRows } from './ordered-rows.ts'
import { type KeyOf, keyOfRows } from './sort-keys.ts'

interface UniqueKey {
  readonly fields: readonly string[]
  /** Value of the fields -> id of the row that has it. */
  readonly holders: Map<string | null, string>
}

/**
 * One collection in memory. By id and by unique key at once; the orders and the index of a field are made
 * when somebody first asks for them and kept up from then on, so that a write costs the same in a large shop.
 */
export class Table {
  readonly #rows = new Map<string, StoredRow>()
  readonly #keys: readonly UniqueKey[]
  readonly #indexable: ReadonlySet<string>
  readonly #indexes = new Map<string, Map<unknown, OrderedRows>>()
  readonly #orders = new Map<string, OrderedRows>()
  readonly #collection: CollectionName

  constructor(collection: CollectionName) {
    this.#collection = collection
    const { unique, references, index } = rules[collection]
    this.#keys = unique.map((fields) => ({ fields, holders: new Map() }))
    this.#indexable = new Set([...index, ...Object.keys(references)])
  }

  get size(): number {
    return this.#rows.size
  }

  all(): Iterable<StoredRow> {
    return this.#rows.values()
  }

  get(id: string): StoredRow | undefined {
    return this.#rows.get(id)
  }

  /** Inserts or replaces by id. The caller has enforced the rules. */
  put(row: StoredRow): void {
    const before = this.#rows.get(row.id)
    this.#rows.set(row.id, row)
    for (const key of this.#keys) {
      if (before) release(key, before)
      const value = keyValue(key.fields, row)
      if (value !== null) key.holders.set(value, row.id)
    }
    for (const ordered of this.#orders.values()) ordered.replace(before, row)
    for (const [field, buckets] of this.#indexes) {
      if (before && (before[field] !== row[field] || before.createdAt !== row.createdAt)) {
        buckets.get(before[field])?.remove(before)
      }
      bucketFor(buckets, row[field]).put(row)
    }
  }

  remove(id: string): void {
    const before = this.#rows.get(id)
    if (!before) return
    this.#rows.delete(id)
    for (const key of this.#keys) release(key, before)
    for (const ordered of this.#orders.values()) ordered.remove(before)
    for (const [field, buckets] of this.#indexes) buckets.get(before[field])?.remove(before)
  }

  /** The row that has the same values as `row` in the unique key of these fields. */
  holderOf(fields: readonly string[], row: StoredRow): StoredRow | undefined {
    const value = keyValue(fields, row)
    const key = this.#keys.find((known) => known.fields === fields)
    const id = value === null ? undefined : key?.holders.get(value)
    return id === undefined ? undefined : this.#rows.get(id)
  }

  /** What rows are ordered by in lists by `by`: `createdAt`, or what the rules name sortable. */
  keyOf(by: string): KeyOf {
    return keyOfRows(this.#collection, by)
  }

  inOrder(by: string): OrderedRows {
    let ordered = this.#orders.get(by)
    if (!ordered) {
      ordered = new OrderedRows(this.#rows.values(), this.keyOf(by))
      this.#orders.set(by, ordered)
    }
    return ordered
  }

  hasIndex(field: string): boolean {
    return this.#indexable.has(field)
  }

  /** The rows with this value in an indexed field. */
  bucket(field: string, value: unknown): OrderedRows | undefined {
    let buckets = this.#indexes.get(field)
    if (!buckets) {
      buckets = this.#buildIndex(field)
      this.#indexes.set(field, buckets)
    }
    return buckets.get(value)
  }

  #buildIndex(field: string): Map<unknown, OrderedRows> {
    const groups = new Map<unknown, StoredRow[]>()
    for (const row of this.#rows.values()) {
      const group = groups.get(row[field])
      if (group) group.push(row)
      else groups.set(row[field], [row])
    }
    return new Map([...groups].map(([value, rows]) => [value, new OrderedRows(rows)]))
  }
}

/** Only what the row still holds: in one commit another row may have taken the value over. */
function release(key: UniqueKey, row: StoredRow): void {
  const value = keyValue(key.fields, row)
  if (key.holders.get(value) === row.id) key.holders.delete(value)
}

function bucketFor(buckets: Map<unknown, OrderedRows>, value: unknown): OrderedRows {
  let bucket = buckets.get(value)
  if (!bucket) {
    bucket = new OrderedRows()
    buckets.set(value, bucket)
  }
  return bucket
}

/** Null when one of the fields is null: such a row is exempt from the key. */
function keyValue(fields: readonly string[], row: StoredRow): string | null {
  const values = fields.map((field) => row[field])
  return values.includes(null) ? null : JSON.stringify(values)
}
