import type { Plan } from '@hostfront/domain/plans/plan'
import type { PlanForm } from '@hostfront/domain/plans/plan-form'
import { categoryOf } from '@hostfront/domain/plans/plan-place'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { allPlans } from './all-plans.ts'
import { lockCatalogue, refuseTakenName } from './taken-name.ts'

/** A new plan on sale, after all others. */
export function createPlan(call: SignedInCall, form: PlanForm): Promise<Plan> {
  return call.store.transaction(async (tx) => {
    await lockCatalogue(tx)
    const plans = await allPlans(tx)
    refuseTakenName(form, plans)
    const last = plans.at(-1)
    const plan = await tx.plans.insert({
      ...form,
      category: categoryOf(form.type),
      id: call.newId(),
      createdAt: call.now(),
      status: 'active',
      position: (last?.position ?? 0) + 1,
    })
    await recordChange(tx, call, 'plans.create', null, plan)
    return plan
  })
}
