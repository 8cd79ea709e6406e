import { comparePositions, type Position } from '../cursor.ts'
import type { StoredRow } from '../stored-row.ts'

/** Rows a chunk may hold before it is split; keeps the cost of an insertion in the middle flat. */
const CHUNK = 512

/** Rows by (createdAt, id) in sorted chunks. Appending, the common case, only pushes. */
export class OrderedRows {
  #chunks: StoredRow[][] = []
  size = 0

  constructor(rows: Iterable<StoredRow> = []) {
    const sorted = [...rows].sort(comparePositions)
    for (let at = 0; at < sorted.length; at += CHUNK)
      this.#chunks.push(sorted.slice(at, at + CHUNK))
    this.size = sorted.length
  }

  /** Adds the row, or puts it in the place of the one with the same time and id. */
  put(row: StoredRow): void {
    const chunkAt = Math.min(this.#chunkOf(row), this.#chunks.length - 1)
    const chunk = this.#chunks[chunkAt]
    if (!chunk) {
      this.#chunks.push([row])
      this.size = 1
      return
    }
    const at = lowerBound(chunk, row)
    if (chunk[at]?.id === row.id) {
      chunk[at] = row
      return
    }
    chunk.splice(at, 0, row)
    this.size++
    if (chunk.length > CHUNK) this.#split(chunkAt, chunk)
  }

  remove(position: Position): void {
    const chunkAt = this.#chunkOf(position)
    const chunk = this.#chunks[chunkAt]
    if (!chunk) return
    const at = lowerBound(chunk, position)
    if (chunk[at]?.id !== position.id) return
    chunk.splice(at, 1)
    this.size--
    if (chunk.length === 0) this.#chunks.splice(chunkAt, 1)
  }

  /** Rows from the newest or the oldest, or from just beyond `after` in that direction. */
  *walk(order: 'newest' | 'oldest', after: Position | null): Generator<StoredRow> {
    const step = order === 'oldest' ? 1 : -1
    let chunkAt = order === 'oldest' ? 0 : this.#chunks.length - 1
    if (after) chunkAt = Math.min(this.#chunkOf(after), this.#chunks.length - 1)
    let from: Position | null = after
    for (; this.#chunks[chunkAt]; chunkAt += step) {
      const chunk = this.#chunks[chunkAt] ?? []
      let at = step === 1 ? 0 : chunk.length - 1
      if (from) {
        at = lowerBound(chunk, from)
        if (step === -1) at--
        else if (chunk[at] && comparePositions(chunk[at] as StoredRow, from) === 0) at++
        from = null
      }
      for (; at >= 0 && at < chunk.length; at += step) yield chunk[at] as StoredRow
    }
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
      if (last && comparePositions(last, position) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Where `position` stands or would stand in a sorted chunk. */
function lowerBound(chunk: readonly StoredRow[], position: Position): number {
  let low = 0
  let high = chunk.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (comparePositions(chunk[middle] as StoredRow, position) < 0) low = middle + 1
    else high = middle
  }
  return low
}
