import * as z from 'zod/mini'
import { addDays } from '../add-days.ts'
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
   * Which time it bills, as days in UTC, the first and the last: the next begins on the day after (BT-134 and BT-135).
   * Left out where that is not known yet: an ordered service begins when it is approved.
   */
  period: z.optional(z.object({ from: z.iso.date(), to: z.iso.date() })),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

type LinePeriod = NonNullable<InvoiceLine['period']>

/**
 * The days of a line that bills from one time to another (ISO, UTC), where the next period begins: that day is the next
 * one's, and the last of this is the one before. What is over on the day of its beginning is of that day.
 */
export function linePeriod(from: string, end: string): LinePeriod {
  const [first, next] = [from.slice(0, 10), end.slice(0, 10)]
  return { from: first, to: next > first ? addDays(next, -1).slice(0, 10) : first }
}

/** As a line says it at its end; documents and screens write the days as they write all others. */
export const daysOfPeriod = ({ from, to }: LinePeriod): string => `${from} to ${to}`
