import { planName } from '@hostfront/domain/plans/plan-name'
import type { Service } from '@hostfront/domain/services/service'
import { usePlans } from '../host/plans.ts'

type OfPlan = Pick<Service, 'planId' | 'planName'>

/** How many players the plan of a service has; null: it says none, is not sold any more, or is not what it was then. */
export function usePlanSlots(): (service: OfPlan) => number | null {
  const plans = usePlans()
  return ({ planId, planName: ordered }) =>
    plans.find((plan) => plan.id === planId && planName(plan) === ordered)?.specs.slots ?? null
}
