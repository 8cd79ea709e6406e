import type { SoldPlan } from '@hostfront/contract/plans'
import { planName } from '@hostfront/domain/plans/plan-name'
import { PLAN_TYPE_NAMES } from '../../../words/orders.ts'
import { specsLine } from '../../../words/plans.ts'

interface Wanted {
  readonly search?: string | undefined
  readonly type?: string | undefined
  readonly status?: string | undefined
}

/** Whether the list shows a plan: a search looks in all that its row says. */
export function isWanted(
  { plan }: Pick<SoldPlan, 'plan'>,
  { search, type, status }: Wanted,
): boolean {
  const shown = [planName(plan), specsLine(plan.specs), PLAN_TYPE_NAMES[plan.type]]
  const needle = search?.trim().toLowerCase() ?? ''
  return (
    shown.some((text) => text.toLowerCase().includes(needle)) &&
    (!type || plan.type === type) &&
    (!status || plan.status === status)
  )
}
