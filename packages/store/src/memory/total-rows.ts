import type { CollectionName } from '../collections.ts'
import { StoreError, type Tally, type Totals, type TotalsKey, type TotalsQuery } from '../port.ts'
import type { StoredRow } from '../stored-row.ts'
import type { View } from './engine.ts'
import { compareKeys, isScalar } from './tally-rows.ts'

type Key = Tally['key']
type Query = TotalsQuery<StoredRow>

/** The collections that its keys lead to. */
export const reachedBy = ({ by = [] }: Query): CollectionName[] =>
  by.flatMap((key) => (typeof key === 'object' && 'via' in key ? key.via.map(({ to }) => to) : []))

/** The port's `totals` over the rows that match its conditions. Throws StoreError `check`. */
export function totalRows(
  view: View,
  collection: CollectionName,
  { where = {}, by = [], sums = [] }: Query,
): Totals[] {
  const read = by.map((key) => readerOf(view, collection, key))
  const totals = new Map<string, { keys: Key[]; count: number; sums: number[] }>()
  for (const row of view.table(collection).scan(where)) {
    const keys = read.map((key) => key(row))
    const text = JSON.stringify(keys)
    const known = totals.get(text) ?? { keys, count: 0, sums: sums.map(() => 0) }
    if (known.count === 0) totals.set(text, known)
    known.count++
    for (const [at, field] of sums.entries()) {
      const amount = row[field]
      if (amount !== null && typeof amount !== 'number') throw check(collection, field)
      known.sums[at] = (known.sums[at] ?? 0) + (amount ?? 0)
    }
  }
  if (by.length === 0 && totals.size === 0) return [{ keys: [], count: 0, sums: sums.map(() => 0) }]
  return [...totals.values()].sort((one, other) => compareAll(one.keys, other.keys))
}

/** By the first key in which they differ. */
export function compareAll(one: readonly Key[], other: readonly Key[]): number {
  for (const [at, key] of one.entries()) {
    const order = compareKeys(key, other[at] ?? null)
    if (order !== 0) return order
  }
  return 0
}

type Reader = (row: StoredRow) => Key

function readerOf(view: View, collection: CollectionName, key: TotalsKey<StoredRow>): Reader {
  if (typeof key === 'string') return (row) => scalar(collection, key, row[key])
  if ('per' in key) {
    const { field, per } = key
    return (row) => partOf(collection, field, row[field], LENGTHS[per])
  }
  if ('within' in key) {
    const { within, field } = key
    return (row) => textWithin(collection, within, row[within], field)
  }
  const { via, field } = key
  const last = via.at(-1)?.to ?? collection
  return (row) => {
    let reached: StoredRow | undefined = row
    let at = collection
    for (const { by, to } of via) {
      const id = scalar(at, by, reached[by])
      reached = id === null ? undefined : view.table(to).get(String(id))
      if (!reached) return null
      at = to
    }
    return scalar(last, field, reached[field])
  }
}

/** How much of a time is its day or its month. */
export const LENGTHS = { day: '2026-11-21'.length, month: '2026-11'.length } as const

const TIME = /^\d{4}-\d\d-\d\dT/

function partOf(collection: CollectionName, field: string, value: unknown, length: number): Key {
  if (value === null) return null
  if (typeof value !== 'string' || !TIME.test(value)) throw check(collection, field)
  return value.slice(0, length)
}

function textWithin(
  collection: CollectionName,
  field: string,
  value: unknown,
  name: string,
): string | null {
  if (typeof value !== 'object' || value === null) throw check(collection, field)
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : null
}

function scalar(collection: CollectionName, field: string, value: unknown): Key {
  if (!isScalar(value)) throw check(collection, field)
  return value
}

const check = (collection: CollectionName, field: string) =>
  new StoreError('check', `${collection}.${field}`)
