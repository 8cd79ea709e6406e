import { DONE } from '@hostfront/contract/page'
import { type Direction, reordered } from '@hostfront/domain/plans/plan-neighbour'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { allPlans } from './all-plans.ts'

/** Changes a plan's place with its neighbour on the page that shows it; the first and the last stay where they are. */
export async function movePlan(
  call: SignedInCall,
  { id, direction }: { readonly id: string; readonly direction: Direction },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    const plans = await allPlans(tx)
    if (!plans.some((plan) => plan.id === id)) throw refused('NOT_FOUND')
    for (const { plan, position } of reordered(plans, id, direction)) {
      const moved = await tx.plans.update(plan.id, { position })
      if (plan.id === id) await recordChange(tx, call, 'plans.move', plan, moved)
    }
  })
  return DONE
}
