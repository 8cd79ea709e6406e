import type { Plan } from '@hostfront/domain/plans/plan'
import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { liveValue } from './live-value.ts'

export type PublicPlan = Omit<Plan, 'createdAt'>

/** The plans on sale, by position. */
export const usePlans = liveValue<readonly PublicPlan[]>(
  SEED_PLANS,
  (api) => api.plans.onSale(),
  'plans',
)
