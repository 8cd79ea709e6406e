import type { Plan } from '@hostfront/domain/plans/plan'
import { byPosition } from '@hostfront/domain/plans/plan-order'
import type { Call } from '../call/context.ts'

const MOST_PLANS = 500

/** All plans on sale, by position. */
export async function listPlansOnSale(call: Call): Promise<Plan[]> {
  const page = await call.store.read((tx) =>
    tx.plans.list({ where: { status: 'active' }, limit: MOST_PLANS }),
  )
  return page.items.toSorted(byPosition)
}
