import { useState } from 'react'

export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly isAll: boolean
  readonly isSome: boolean
  has(row: Row): boolean
  toggle(row: Row): void
  toggleAll(): void
  drop(rows: readonly Row[]): void
}

/** Which of the rows on show are ticked. What is no longer on show is not chosen any more: nobody sees it. */
export function useSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Selection<Row> {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter((row) => ticked.has(rowKey(row)))
  const keep = (kept: readonly Row[]) => setTicked(new Set(kept.map(rowKey)))
  const isAll = rows.length > 0 && chosen.length === rows.length

  return {
    rows: chosen,
    isAll,
    isSome: chosen.length > 0,
    has: (row) => ticked.has(rowKey(row)),
    toggle: (row) =>
      keep(ticked.has(rowKey(row)) ? chosen.filter((other) => other !== row) : [...chosen, row]),
    toggleAll: () => keep(isAll ? [] : rows),
    drop: (done) => {
      const gone = new Set(done.map(rowKey))
      setTicked((before) => new Set([...before].filter((key) => !gone.has(key))))
    },
  }
}
