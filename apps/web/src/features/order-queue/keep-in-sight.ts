import type { QueuedOrder } from '@hostfront/contract/orders'

/**
 * What is listed together with what was just decided: by time, or at the top of a list in another order.
 * A decision is final: it counts from the moment it is made, before the list has been asked again; of what is decided, the list knows more.
 */
export function keepInSight(
  listed: readonly QueuedOrder[],
  decided: readonly QueuedOrder[],
  sort: string | undefined,
): readonly QueuedOrder[] {
  if (decided.length === 0) return listed
  const made = new Map(decided.map((row) => [row.order.id, row]))
  const known = listed.map(
    (row) => (row.order.status === 'pending' ? made.get(row.order.id) : null) ?? row,
  )
  const ids = new Set(listed.map(({ order }) => order.id))
  const gone = decided.filter(({ order }) => !ids.has(order.id))
  if (sort) return [...gone, ...known]
  return [...known, ...gone].toSorted((a, b) => b.order.createdAt.localeCompare(a.order.createdAt))
}
