import { useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** So many fill what is seen of a list in a window of 900 px. */
const FIRST = 8

/**
 * The rows of a page as they are drawn. The first page of all is drawn a little at a time; undefined until then. Of a
 * later one those that are seen come first, in one go with the key that asked for them and with those that are there
 * already, and the rest a moment later. Who goes back gets all at once, to be where they were.
 */
export function useFirstRows<Row>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): readonly Row[] | undefined {
  const settled = useDeferredValue(rows)
  const { key } = useLocation()
  const settledKey = useDeferredValue(key)
  const isOnWayBack = useNavigationType() === 'POP' && key !== settledKey
  if (settled === rows || isOnWayBack || !rows || !settled) return settled && rows
  const drawn = new Set(settled.map(rowKey))
  return rows.filter((row, place) => place < FIRST || drawn.has(rowKey(row)))
}
