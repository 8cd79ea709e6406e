import type { SoldPlan } from '@hostfront/contract/plans'
import { type Direction, neighbourOf } from '@hostfront/domain/plans/plan-neighbour'

/** A plan of the list, with where it can be moved on the page that shows it. */
export interface ListedPlan extends SoldPlan {
  readonly canMove: Readonly<Record<Direction, boolean>>
}

/** `rows` are the whole catalogue by position. */
export function listedPlans(rows: readonly SoldPlan[]): ListedPlan[] {
  const plans = rows.map(({ plan }) => plan)
  const can = (id: string, direction: Direction) => neighbourOf(plans, id, direction) !== undefined
  return rows.map((row) => {
    const { id } = row.plan
    return { ...row, canMove: { up: can(id, 'up'), down: can(id, 'down') } }
  })
}
