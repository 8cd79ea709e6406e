/** Where a plan is in the catalogue. */
import type { Plan, PlanType } from './plan.ts'

/** The category of the plans of a type. */
export const categoryOf = (type: PlanType): Plan['category'] =>
  type === 'vps' ? 'VPS Hosting' : 'Game Hosting'

/** The page that shows a plan while it is on sale: the home page, or the page of its type; see plans-to-start.ts for a home page that has none. */
export const pageOf = (plan: Pick<Plan, 'type' | 'featured'>): PlanType | 'home' =>
  plan.featured ? 'home' : plan.type
