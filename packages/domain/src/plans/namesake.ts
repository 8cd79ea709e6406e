import type { Plan } from './plan.ts'
import { planName } from './plan-name.ts'

type Named = Pick<Plan, 'name' | 'type' | 'specs'>

/** The plan of `plans`, archived ones included, that is shown under the name of `plan` already. */
export const namesake = <Row extends Named & Pick<Plan, 'id'>>(
  plan: Named & Partial<Pick<Plan, 'id'>>,
  plans: readonly Row[],
): Row | undefined =>
  plans.find((other) => other.id !== plan.id && readAloud(other) === readAloud(plan))

const readAloud = (plan: Named): string =>
  planName(plan).toLowerCase().replaceAll(/\s+/g, ' ').trim()
