import type { Plan, PlanType } from './plan.ts'

/** Of the plans of a type, or of all: minor units per month, paid monthly. Null where none is sold. */
export function lowestPrice(
  plans: readonly Pick<Plan, 'type' | 'price'>[],
  type?: PlanType,
): number | null {
  const prices = plans.filter((plan) => !type || plan.type === type).map(({ price }) => price)
  return prices.length === 0 ? null : Math.min(...prices)
}
