import { DONE } from '@hostfront/contract/page'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'

/** Removes a plan that nobody has ordered or holds. */
export async function removePlan(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> {
  await call.store.transaction(async (tx) => {
    const plan = await tx.services.get(id, { lock: true })
    if (!plan) throw refused('NOT_FOUND')
    const orders = await tx.orders.count({ serviceId: id })
    const held = await tx.userServices.count({ serviceId: id })
    if (orders + held > 0) throw refused('PLAN_IN_USE', { orders: Math.max(orders, held) })
    await tx.services.delete(id)
    await recordChange(tx, call, 'plans.remove', plan, null)
  })
  return DONE
}
