import { givenFields } from '@hostfront/domain/given-fields'
import type { Plan } from '@hostfront/domain/plans/plan'
import type { PlanChanges } from '@hostfront/domain/plans/plan-form'
import { planName } from '@hostfront/domain/plans/plan-name'
import { categoryOf } from '@hostfront/domain/plans/plan-place'
import type { Patch } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { allPlans } from './all-plans.ts'
import { lockCatalogue, refuseTakenName } from './taken-name.ts'

type ById = { readonly id: string }

/** Sets what is given. Orders that were made with the plan keep the name and the price that they have. */
export function updatePlan(call: SignedInCall, { id, ...form }: PlanChanges & ById): Promise<Plan> {
  const given = givenFields(form)
  const category = given.type ? { category: categoryOf(given.type) } : {}
  return changePlan(call, 'plans.update', id, { ...given, ...category })
}

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
    await lockCatalogue(tx)
    const before = await tx.plans.get(id, { lock: true })
    const after = before && (await tx.plans.update(id, patch))
    if (!after) throw refused('NOT_FOUND')
    // Plans that bore one name before this was looked at can still be changed in all else.
    if (planName(after) !== planName(before)) refuseTakenName(after, await allPlans(tx))
    await recordChange(tx, call, action, before, after)
    return after
  })
}
