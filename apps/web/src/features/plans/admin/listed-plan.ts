import type { SoldPlan } from '@hostfront/contract/plans'
import { PlanType } from '@hostfront/domain/plans/plan'
import { type Direction, neighbourOf, shownBeside } from '@hostfront/domain/plans/plan-neighbour'
import { pageOf } from '@hostfront/domain/plans/plan-place'

/** Where a plan on sale stands on the page that shows it: the `at`th `of` so many. */
interface PlaceOnPage {
  readonly at: number
  readonly of: number
}

/** A plan of the list, with its place on its page and where it can be moved there. */
export interface ListedPlan extends SoldPlan {
  readonly canMove: Readonly<Record<Direction, boolean>>
  /** Null: no page shows it. */
  readonly place: PlaceOnPage | null
}

const PAGES = ['home', ...PlanType.options]

/** `rows` are the whole catalogue by position; those of one page come after each other, the home page's first. */
export function listedPlans(rows: readonly SoldPlan[]): ListedPlan[] {
  const plans = rows.map(({ plan }) => plan)
  const can = (id: string, direction: Direction) => neighbourOf(plans, id, direction) !== undefined
  const byPage = rows.toSorted(
    (one, other) => PAGES.indexOf(pageOf(one.plan)) - PAGES.indexOf(pageOf(other.plan)),
  )
  return byPage.map((row) => {
    const { id } = row.plan
    const beside = shownBeside(plans, row.plan)
    const at = beside.indexOf(row.plan) + 1
    return {
      ...row,
      canMove: { up: can(id, 'up'), down: can(id, 'down') },
      place: at > 0 ? { at, of: beside.length } : null,
    }
  })
}
