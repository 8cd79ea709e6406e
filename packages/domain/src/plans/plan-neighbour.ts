import { movedRows } from '../moved-rows.ts'
import type { Plan } from './plan.ts'
import { pageOf } from './plan-place.ts'

export type Direction = 'up' | 'down'

type Placed = Pick<Plan, 'id' | 'position' | 'type' | 'featured' | 'status'>

/**
 * The plan beside `id` on the page that shows both; undefined at either end of the page, and for an archived plan, which
 * no page shows. `plans` is the whole catalogue by position.
 */
export function neighbourOf<Row extends Placed>(
  plans: readonly Row[],
  id: string,
  direction: Direction,
): Row | undefined {
  const moved = plans.find((plan) => plan.id === id)
  if (moved?.status !== 'active') return undefined
  const shown = shownBeside(plans, moved)
  return shown[shown.indexOf(moved) + (direction === 'up' ? -1 : 1)]
}

/**
 * The plans whose position changes when `id` changes places with its neighbour; none where it has none.
 * `plans` is the whole catalogue by position. Places that were taken twice are separated on the way.
 */
export function reordered<Row extends Placed>(
  plans: readonly Row[],
  id: string,
  direction: Direction,
): readonly { readonly plan: Row; readonly position: number }[] {
  const moved = plans.find((plan) => plan.id === id)
  if (!moved) return []
  const rows = movedRows(plans, id, direction, isShownWith(moved))
  return rows.map(({ row: plan, position }) => ({ plan, position }))
}

/** The plans on sale of the page that shows `plan`, itself included while it is on sale. `plans` is the whole catalogue by position. */
export const shownBeside = <Row extends Placed>(
  plans: readonly Row[],
  plan: Placed,
): readonly Row[] => plans.filter(isShownWith(plan))

/** Whether a page shows a plan beside `moved`. */
const isShownWith =
  (moved: Placed) =>
  (plan: Placed): boolean =>
    plan.status === 'active' && pageOf(plan) === pageOf(moved)
