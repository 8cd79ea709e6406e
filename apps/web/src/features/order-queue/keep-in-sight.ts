import type { QueuedOrder } from '@hostfront/contract/orders'

/**
 * What is listed together with what was just decided: by time, or at the top of a list in another order.
 * What is listed knows more than what was once decided.
 */
export function keepInSight(
  listed: readonly QueuedOrder[],
  decided: readonly QueuedOrder[],
  sort: string | undefined,
): readonly QueuedOrder[] {
  const known = new Set(listed.map(({ order }) => order.id))
  const gone = decided.filter(({ order }) => !known.has(order.id))
  if (gone.length === 0) return listed
  if (sort) return [...gone, ...listed]
  return [...listed, ...gone].toSorted((a, b) => b.order.createdAt.localeCompare(a.order.createdAt))
}
