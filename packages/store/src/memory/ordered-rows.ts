import { compareAt, comparePositions, type Position } from '../cursor.ts'
import type { StoredRow } from '../stored-row.ts'
import { byTime, type KeyOf } from './sort-keys.ts'

/** Rows a chunk may hold before it is split; keeps the cost of an insertion in the middle flat. */
const CHUNK = 512

/**
 * Rows by (key, id) in sorted chunks, the key being the time of creation or another. Appending only pushes. They are sorted
 * when their order is first asked for: of an index of thousands a page looks at a few.
 */
export class OrderedRows {
  readonly #keyOf: KeyOf
  #unsorted: readonly StoredRow[] | null
  #chunks: StoredRow[][] = []
  size: number

  constructor(rows: Iterable<StoredRow> = [], keyOf: KeyOf = byTime) {
    this.#keyOf = keyOf
    this.#unsorted = [...rows]
    this.size = this.#unsorted.length
  }

  /** Adds the row, or puts it in the place of the one with the same key and id. */
  put(row: StoredRow): void {
    this.#sort()
    const position = this.#positionOf(row)
    const chunkAt = Math.min(this.#chunkOf(position), this.#chunks.length - 1)
    const chunk = this.#chunks[chunkAt]
    if (!chunk) {
      this.#chunks.push([row])
      this.size = 1
      return
    }
    const at = this.#lowerBound(chunk, position)
    if (chunk[at]?.id === row.id) {
      chunk[at] = row
      return
    }
    chunk.splice(at, 0, row)
    this.size++
    if (chunk.length > CHUNK) this.#split(chunkAt, chunk)
  }

  /** Takes out the row with the key and id of `row`. */
  remove(row: StoredRow): void {
    this.#sort()
    const position = this.#positionOf(row)
    const chunkAt = this.#chunkOf(position)
    const chunk = this.#chunks[chunkAt]
    if (!chunk) return
    const at = this.#lowerBound(chunk, position)
    if (chunk[at]?.id !== row.id) return
    chunk.splice(at, 1)
    this.size--
    if (chunk.length === 0) this.#chunks.splice(chunkAt, 1)
  }

  /** Puts `row` where its key belongs; `before` had the same id, perhaps another key. */
  replace(before: StoredRow | undefined, row: StoredRow): void {
    if (before && this.#keyOf(before) !== this.#keyOf(row)) this.remove(before)
    this.put(row)
  }

  /** Rows from the last or the first, or from just beyond `after` in that direction. */
  *walk(isDescending: boolean, after: Position | null): Generator<StoredRow> {
    this.#sort()
    const step = isDescending ? -1 : 1
    let chunkAt = isDescending ? this.#chunks.length - 1 : 0
    if (after) chunkAt = Math.min(this.#chunkOf(after), this.#chunks.length - 1)
    let from: Position | null = after
    for (; this.#chunks[chunkAt]; chunkAt += step) {
      const chunk = this.#chunks[chunkAt] ?? []
      let at = step === 1 ? 0 : chunk.length - 1
      if (from) {
        at = this.#lowerBound(chunk, from)
        if (step === -1) at--
        else if (chunk[at] && this.#compare(chunk[at] as StoredRow, from) === 0) at++
        from = null
      }
      for (; at >= 0 && at < chunk.length; at += step) yield chunk[at] as StoredRow
    }
  }

  #sort(): void {
    if (!this.#unsorted) return
    const sorted = sortRows(this.#unsorted, this.#keyOf)
    this.#unsorted = null
    for (let at = 0; at < sorted.length; at += CHUNK)
      this.#chunks.push(sorted.slice(at, at + CHUNK))
  }

  #positionOf(row: StoredRow): Position {
    return { key: this.#keyOf(row), id: row.id }
  }

  #compare(row: StoredRow, position: Position): number {
    return compareAt(this.#keyOf(row), row.id, position)
  }

  /** A full last chunk is left full, so that appending does not leave half-empty ones behind. */
  #split(chunkAt: number, chunk: StoredRow[]): void {
    const isLast = chunkAt === this.#chunks.length - 1
    const tail = chunk.splice(isLast ? CHUNK : CHUNK / 2)
    this.#chunks.splice(chunkAt + 1, 0, tail)
  }

  /** The first chunk that ends at or after `position`; the number of chunks when none does. */
  #chunkOf(position: Position): number {
    let low = 0
    let high = this.#chunks.length
    while (low < high) {
      const middle = (low + high) >> 1
      const last = this.#chunks[middle]?.at(-1)
      if (last && this.#compare(last, position) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Where `position` is or would be in a sorted chunk. */
  #lowerBound(chunk: readonly StoredRow[], position: Position): number {
    let low = 0
    let high = chunk.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(chunk[middle] as StoredRow, position) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Rows come as they are stored, by id, which mostly is their order in time already. */
function sortRows(rows: readonly StoredRow[], keyOf: KeyOf): readonly StoredRow[] {
  const isSorted = rows.every((row, at) => {
    const before = rows[at - 1]
    return !before || compareAt(keyOf(before), before.id, { key: keyOf(row), id: row.id }) < 0
  })
  if (isSorted) return rows
  // Keys are worked out once each: that may cost more than comparing them.
  const places = rows.map((row) => ({ key: keyOf(row), id: row.id, row }))
  return places.sort(comparePositions).map(({ row }) => row)
}
