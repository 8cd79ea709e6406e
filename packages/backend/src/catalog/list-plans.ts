import type { Plan } from '@hostfront/domain/catalog/plan'
import { byPosition } from '@hostfront/domain/catalog/plan-order'
import type { Call } from '../context.ts'

const MOST_PLANS = 500

/** All plans on sale, by position. */
export async function listPlans(call: Call): Promise<Plan[]> {
  const page = await call.store.read((tx) =>
    tx.services.list({ where: { status: 'active' }, limit: MOST_PLANS }),
  )
  return page.items.toSorted(byPosition)
}
