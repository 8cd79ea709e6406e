/** What comes back by itself: renewals that are due, and how many services begin and end. Pure; minor units, before tax. */
import type { BillingCycle } from '../orders/billing-cycle.ts'
import { BILLING_CYCLES } from '../orders/billing-cycles.ts'

/** Services of one cycle; `perMonth` is what they cost together a month. */
export interface OfCycle {
  readonly billingCycle: BillingCycle
  readonly count: number
  readonly perMonth: number
}

export interface Due {
  readonly count: number
  readonly amount: number
}

/** What one more cycle of each costs. */
export const renewalsOf = (services: readonly OfCycle[]): Due => ({
  count: services.reduce((sum, { count }) => sum + count, 0),
  amount: services.reduce(
    (sum, { billingCycle, perMonth }) => sum + perMonth * BILLING_CYCLES[billingCycle].months,
    0,
  ),
})

/**
 * Churn: of the services that there were when a period began, how many have ended in it, in tenths of a percent; null where
 * there were none. A suspended one has not ended: it may still be paid.
 */
export const churn = ({ atStart, lost }: { readonly atStart: number; readonly lost: number }) =>
  atStart === 0 ? null : Math.round((lost * 1000) / atStart)
