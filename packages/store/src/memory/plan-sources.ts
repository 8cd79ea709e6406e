import { comparePositions, type Position } from '../cursor.ts'
import type { StoredRow } from '../stored-row.ts'
import { allowedValues, type Conditions } from './conditions.ts'
import { OrderedRows } from './ordered-rows.ts'
import type { Table } from './table.ts'

/** Rows in order that hold at least all that match; the caller still tests every condition. */
export type Source = (order: 'newest' | 'oldest', after: Position | null) => Iterable<StoredRow>

/** The cheapest way to the rows that may match: by id, by the smallest index, else the whole table in order. */
export function planSources(table: Table, where: Conditions): readonly Source[] {
  if (table.size === 0) return []
  const ids = where.id === undefined ? null : allowedValues(where.id)
  if (ids) {
    const rows = ids.flatMap((id) => table.get(String(id)) ?? [])
    return [walk(new OrderedRows(rows))]
  }
  let best: readonly OrderedRows[] | null = null
  for (const field of Object.keys(where)) {
    const values = where[field] === undefined ? null : allowedValues(where[field])
    if (!values || !table.hasIndex(field)) continue
    const buckets = values.flatMap((value) => table.bucket(field, value) ?? [])
    if (!best || sizeOf(buckets) < sizeOf(best)) best = buckets
  }
  return best ? best.map(walk) : [between(table.inOrder(), where.createdAt)]
}

const sizeOf = (buckets: readonly OrderedRows[]) =>
  buckets.reduce((sum, bucket) => sum + bucket.size, 0)

const walk =
  (rows: OrderedRows): Source =>
  (order, after) =>
    rows.walk(order, after)

/** Reads only the asked stretch of time: "this month" must not read the years before. */
function between(rows: OrderedRows, times: unknown): Source {
  const { gte, gt, lte, lt } = (typeof times === 'object' && times !== null ? times : {}) as Record<
    'gte' | 'gt' | 'lte' | 'lt',
    string | undefined
  >
  const low = gte ?? gt
  const high = lte ?? lt
  return (order, after) => {
    const edge = order === 'oldest' ? low : high
    const end = order === 'oldest' ? high : low
    const start =
      edge === undefined ? null : { createdAt: edge, id: order === 'oldest' ? '' : LAST }
    return until(rows.walk(order, furtherOf(order, after, start)), order, end)
  }
}

/** Sorts after every id. */
const LAST = '\uffff'

function furtherOf(order: 'newest' | 'oldest', a: Position | null, b: Position | null) {
  if (!a || !b) return a ?? b
  const isAFurther = comparePositions(a, b) > 0 === (order === 'oldest')
  return isAFurther ? a : b
}

function* until(
  rows: Iterable<StoredRow>,
  order: 'newest' | 'oldest',
  end: string | undefined,
): Generator<StoredRow> {
  for (const row of rows) {
    if (end !== undefined && (order === 'oldest' ? row.createdAt > end : row.createdAt < end))
      return
    yield row
  }
}
