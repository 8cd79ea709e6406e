import type { Plan } from '@hostfront/domain/plans/plan'
import { byPosition } from '@hostfront/domain/plans/plan-order'
import { saidFeatures } from '@hostfront/domain/plans/said-features'
import type { Call } from '../call/context.ts'
import { readSettings } from '../settings/read-settings.ts'

const MOST_PLANS = 500

/** All plans on sale, by position, with what the shop still claims of them. */
export function listPlansOnSale(call: Call): Promise<Plan[]> {
  return call.store.read(async (tx) => {
    const [page, { storefront }] = await Promise.all([
      tx.plans.list({ where: { status: 'active' }, limit: MOST_PLANS }),
      readSettings(tx),
    ])
    return page.items
      .map((plan) => ({ ...plan, features: saidFeatures(plan.features, storefront) }))
      .toSorted(byPosition)
  })
}
