import type { Plan } from '@hostfront/domain/catalog/plan'
import { categoryOf } from '@hostfront/domain/catalog/plan-category'
import type { PlanForm } from '@hostfront/domain/catalog/plan-form'
import type { Patch } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'

type ById = { readonly id: string }

/** Orders that were made with the plan keep the name and the price that they have. */
export const updatePlan = (call: SignedInCall, { id, ...form }: PlanForm & ById): Promise<Plan> =>
  changePlan(call, 'plans.update', id, { ...form, category: categoryOf(form.type) })

/** Takes a plan off sale. */
export const archivePlan = (call: SignedInCall, { id }: ById): Promise<Plan> =>
  changePlan(call, 'plans.archive', id, { status: 'archived' })

/** Puts an archived plan back on sale. */
export const restorePlan = (call: SignedInCall, { id }: ById): Promise<Plan> =>
  changePlan(call, 'plans.restore', id, { status: 'active' })

function changePlan(
  call: SignedInCall,
  action: string,
  id: string,
  patch: Patch<Plan>,
): Promise<Plan> {
  return call.store.transaction(async (tx) => {
    const before = await tx.services.get(id, { lock: true })
    const after = before && (await tx.services.update(id, patch))
    if (!after) throw refused('NOT_FOUND')
    await recordChange(tx, call, action, before, after)
    return after
  })
}
