import { DONE } from '@hostfront/contract/page'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** Removes a plan that nobody has ordered or holds. */
export async function removePlan(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    const plan = await tx.plans.get(id, { lock: true })
    if (!plan) throw refused('NOT_FOUND')
    const orders = await tx.orders.count({ planId: id })
    const held = await tx.services.count({ planId: id })
    if (orders + held > 0) throw refused('PLAN_IN_USE', { orders: Math.max(orders, held) })
    await tx.plans.delete(id)
    await recordChange(tx, call, 'plans.remove', plan, null)
  })
  return DONE
}
