import type { Backup, BillingCycle } from './options.ts'

/** Seed, section 9, with the semi-annual cycle of the service terms. Discounts in basis points. */
export const BILLING_CYCLES = {
  monthly: { months: 1, days: 30, discount: 0 },
  quarterly: { months: 3, days: 90, discount: 500 },
  'semi-annually': { months: 6, days: 180, discount: 1000 },
  annually: { months: 12, days: 365, discount: 1500 },
} as const satisfies Record<BillingCycle, { months: number; days: number; discount: number }>

/** Per month, minor units; never discounted. */
export const BACKUP_SURCHARGE = { choliba: 0, premium: 200, none: 0 } as const satisfies Record<
  Backup,
  number
>
