import type { SoldPlan } from '@hostfront/contract/plans'
import type { Call } from '../call/context.ts'
import { allPlans } from './all-plans.ts'

/** All plans with how often each was ordered, by position. */
export function listSoldPlans(call: Call): Promise<SoldPlan[]> {
  return call.store.read(async (tx) => {
    const [plans, tallies] = await Promise.all([allPlans(tx), tx.orders.tally({ by: 'planId' })])
    const orders = new Map(tallies.map(({ key, count }) => [key, count]))
    return plans.map((plan) => ({ plan, orders: orders.get(plan.id) ?? 0 }))
  })
}
