import { byPosition } from './by-position.ts'

interface Placed {
  readonly id: string
  readonly position: number
}

/**
 * The rows whose position changes when one changes places with the row before or after it; none where there is none.
 * Rows that are not `counted` keep their places among the others.
 */
export function movedRows<Row extends Placed>(
  rows: readonly Row[],
  id: string,
  direction: 'up' | 'down',
  counted: (row: Row) => boolean = () => true,
): readonly { readonly row: Row; readonly position: number }[] {
  const order = rows.toSorted(byPosition)
  const seen = order.filter(counted)
  const moved = seen.find((row) => row.id === id)
  const other = moved && seen[seen.indexOf(moved) + (direction === 'up' ? -1 : 1)]
  if (!other) return []
  return order
    .with(order.indexOf(moved), other)
    .with(order.indexOf(other), moved)
    .map((row, at) => ({ row, position: at + 1 }))
    .filter(({ row, position }) => row.position !== position)
}
