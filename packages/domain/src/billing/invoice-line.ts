import * as z from 'zod/mini'
import { BillingCycle } from '../orders/billing-cycle.ts'

/** Of what is sold by time. UN/ECE recommendation 20 has a code for each. */
export const LINE_UNITS = ['day', 'month', 'year'] as const

/** Lines of before quantities were written down have a description, an amount and no more. */
export const InvoiceLine = z.object({
  description: z.string(),
  /** Minor units, for all of the quantity; less than nothing takes something off. */
  amount: z.int(),
  /** For how many years it renews a domain; left out where that is one, or it renews none. */
  years: z.optional(z.int().check(z.gte(1), z.lte(10))),
  /** How much time it bills; left out of what is sold by the piece. */
  quantity: z.optional(z.object({ count: z.int().check(z.gte(1)), unit: z.enum(LINE_UNITS) })),
  /** By which cycle a service is billed. */
  cycle: z.optional(BillingCycle),
  /**
   * Which time it bills, as days in UTC: from the day on which it begins to that on which it ends, and the next begins.
   * Left out where that is not known yet: an ordered service begins when it is approved.
   */
  period: z.optional(z.object({ from: z.iso.date(), to: z.iso.date() })),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** The period of a line between two times (ISO, UTC). */
export const linePeriod = (from: string, to: string): NonNullable<InvoiceLine['period']> => ({
  from: from.slice(0, 10),
  to: to.slice(0, 10),
})
