import type { Plan, PlanType } from './plan.ts'
import { pageOf } from './plan-place.ts'

/**
 * The plans of the home page, of those on sale. Where it has none of its own, one of each type: the recommended one, or else
 * the cheapest.
 */
export function plansToStart<
  Sold extends Pick<Plan, 'type' | 'featured' | 'recommended' | 'price'>,
>(plans: readonly Sold[]): readonly Sold[] {
  const own = plans.filter((plan) => pageOf(plan) === 'home')
  if (own.length > 0) return own
  const types = new Set(plans.map(({ type }) => type))
  return [...types].flatMap((type) => {
    const [first] = plans
      .filter((plan) => plan.type === type)
      .toSorted((one, other) =>
        one.recommended === other.recommended
          ? one.price - other.price
          : Number(other.recommended) - Number(one.recommended),
      )
    return first ? [first] : []
  })
}

/** The types whose own pages have plans that the home page has not, each with the lowest price there: minor units per month. */
export function furtherSizes(
  plans: readonly Pick<Plan, 'type' | 'featured' | 'recommended' | 'price'>[],
): { readonly type: PlanType; readonly from: number }[] {
  const shown = plansToStart(plans)
  return [...new Set(plans.map(({ type }) => type))].flatMap((type) => {
    const there = plans.filter((plan) => pageOf(plan) === type)
    return there.some((plan) => !shown.includes(plan))
      ? [{ type, from: Math.min(...there.map(({ price }) => price)) }]
      : []
  })
}
