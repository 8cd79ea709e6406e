import { comparePositions, type ListOrder, type Position, type SortKey } from '../cursor.ts'
import type { StoredRow } from '../stored-row.ts'
import { allowedValues, type Conditions } from './conditions.ts'
import { OrderedRows } from './ordered-rows.ts'
import type { KeyOf } from './sort-keys.ts'
import type { Table } from './table.ts'

/** Up to this part of the table, sorting what an index finds costs less than testing all rows in their order. */
const SORTED_APART = 1 / 8

/**
 * Rows in order that hold at least all that match; the caller still tests every condition. The cheapest way to
 * them: by id, by the smallest index, else the whole table in order.
 */
export function planSources(
  table: Table,
  where: Conditions,
  { by, isDescending }: ListOrder,
  after: Position | null,
): readonly Iterable<StoredRow>[] {
  if (table.size === 0) return []
  const sortApart = (rows: Iterable<StoredRow>) => [
    new OrderedRows(rows, table.keyOf(by)).walk(isDescending, after),
  ]
  const ids = where.id === undefined ? null : allowedValues(where.id)
  if (ids) return sortApart(ids.flatMap((id) => table.get(String(id)) ?? []))
  const buckets = smallestIndex(table, where)
  if (buckets && by === 'createdAt') {
    return buckets.map((bucket) => bucket.walk(isDescending, after))
  }
  if (buckets && sizeOf(buckets) <= table.size * SORTED_APART) {
    return sortApart(buckets.flatMap((bucket) => [...bucket.walk(false, null)]))
  }
  return [between(table.inOrder(by), table.keyOf(by), where[by], isDescending, after)]
}

function smallestIndex(table: Table, where: Conditions): readonly OrderedRows[] | null {
  let best: readonly OrderedRows[] | null = null
  for (const field of Object.keys(where)) {
    const values = where[field] === undefined ? null : allowedValues(where[field])
    if (!values || !table.hasIndex(field)) continue
    const buckets = values.flatMap((value) => table.bucket(field, value) ?? [])
    if (!best || sizeOf(buckets) < sizeOf(best)) best = buckets
  }
  return best
}

const sizeOf = (buckets: readonly OrderedRows[]) =>
  buckets.reduce((sum, bucket) => sum + bucket.size, 0)

/** Reads only the asked stretch of the keys: "this month" must not read the years before. */
function between(
  rows: OrderedRows,
  keyOf: KeyOf,
  keys: unknown,
  isDescending: boolean,
  after: Position | null,
): Iterable<StoredRow> {
  const { gte, gt, lte, lt } = (typeof keys === 'object' && keys !== null ? keys : {}) as Record<
    'gte' | 'gt' | 'lte' | 'lt',
    SortKey | undefined
  >
  const [low, high] = [gte ?? gt, lte ?? lt]
  const [edge, end] = isDescending ? [high, low] : [low, high]
  const start = edge === undefined ? null : { key: edge, id: isDescending ? LAST : '' }
  return until(rows.walk(isDescending, furtherOf(isDescending, after, start)), (row) => {
    if (end === undefined) return false
    return isDescending ? keyOf(row) < end : keyOf(row) > end
  })
}

/** Sorts after every id. */
const LAST = '\uffff'

function furtherOf(isDescending: boolean, a: Position | null, b: Position | null) {
  if (!a || !b) return a ?? b
  const isAFurther = comparePositions(a, b) > 0 !== isDescending
  return isAFurther ? a : b
}

function* until(
  rows: Iterable<StoredRow>,
  isBeyond: (row: StoredRow) => boolean,
): Generator<StoredRow> {
  for (const row of rows) {
    if (isBeyond(row)) return
    yield row
  }
}
