import type { BillingCycle } from './billing-cycle.ts'

/** Seed, section 9, with the semi-annual cycle of the service terms. Discounts in basis points. */
export const BILLING_CYCLES = {
  monthly: { months: 1, days: 30, discount: 0 },
  quarterly: { months: 3, days: 90, discount: 500 },
  'semi-annually': { months: 6, days: 180, discount: 1000 },
  annually: { months: 12, days: 365, discount: 1500 },
} as const satisfies Record<BillingCycle, { months: number; days: number; discount: number }>

/** Shortest first. The keys of the table, for a page that shows them without loading a schema. */
export const CYCLES = Object.keys(BILLING_CYCLES) as BillingCycle[]
