import type { CollectionName } from '../collections.ts'
import { StoreError, type Tally, type TallyQuery } from '../port.ts'
import type { StoredRow } from '../stored-row.ts'

type Key = Tally['key']

/** The port's `tally` over the rows that match its conditions. Throws StoreError `check`. */
export function tallyRows(
  collection: CollectionName,
  rows: Iterable<StoredRow>,
  { by, perDay = false, sum }: TallyQuery<StoredRow>,
): Tally[] {
  const tallies = new Map<Key, { key: Key; count: number; sum: number }>()
  for (const row of rows) {
    const key = perDay ? dayOf(row[by]) : row[by]
    const amount = sum === undefined ? 0 : row[sum]
    if (!isScalar(key)) throw new StoreError('check', `${collection}.${by}`)
    if (amount !== null && typeof amount !== 'number') {
      throw new StoreError('check', `${collection}.${sum}`)
    }
    const tally = tallies.get(key) ?? { key, count: 0, sum: 0 }
    if (tally.count === 0) tallies.set(key, tally)
    tally.count++
    tally.sum += amount ?? 0
  }
  return [...tallies.values()].sort((a, b) => compareKeys(a.key, b.key))
}

export function isScalar(value: unknown): value is Key {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

const DAY = /^(\d{4}-\d\d-\d\d)T/

/** Undefined for what is no time. */
const dayOf = (value: unknown): string | null | undefined =>
  value === null ? null : DAY.exec(String(value))?.[1]

/** Null after all others. */
export function compareKeys(a: Key, b: Key): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (a === b) return 0
  return a < b ? -1 : 1
}
