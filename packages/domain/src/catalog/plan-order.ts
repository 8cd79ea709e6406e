import type { Plan } from './plan.ts'

export type Direction = 'up' | 'down'

type Placed = Pick<Plan, 'id' | 'createdAt' | 'position' | 'type'>

/** The order of the catalogue; plans at the same place stand by their age. */
export function byPosition(a: Placed, b: Placed): number {
  if (a.position !== b.position) return a.position - b.position
  return a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0
}

/**
 * The plans whose position changes when `id` goes before or after its neighbour of the same type; none at either end.
 * `plans` is the whole catalogue by position. Places that were taken twice are told apart on the way.
 */
export function reordered<Row extends Placed>(
  plans: readonly Row[],
  id: string,
  direction: Direction,
): readonly { readonly plan: Row; readonly position: number }[] {
  const from = plans.findIndex((plan) => plan.id === id)
  const moved = plans[from]
  const neighbour =
    direction === 'up'
      ? plans.slice(0, from).findLastIndex((plan) => plan.type === moved?.type)
      : plans.findIndex((plan, at) => at > from && plan.type === moved?.type)
  const other = plans[neighbour]
  if (!moved || !other) return []
  const order = plans.with(from, other).with(neighbour, moved)
  return order
    .map((plan, at) => ({ plan, position: at + 1 }))
    .filter(({ plan, position }) => plan.position !== position)
}
