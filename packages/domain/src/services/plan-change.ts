/** The last change of a service's plan or cycle, as far as the next one has to know it. */
import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { ChosenOption } from '../options/chosen-option.ts'
import { BillingCycle } from '../orders/billing-cycle.ts'
import { Id, Timestamp } from '../record.ts'
import { NewPrice } from './new-price.ts'

/** An amount without tax, and its rate. Minor units, basis points. */
export const Rated = z.object({
  net: Money,
  taxBasisPoints: z.int().check(z.gte(0), z.lte(10_000)),
})
export type Rated = z.infer<typeof Rated>

/** What is sold for how long: what a change changes. `price`: per month, minor units, as a service has it. */
export const Terms = z.object({
  planId: Id,
  planName: z.string().check(z.minLength(1), z.maxLength(150)),
  price: Money,
  billingCycle: BillingCycle,
  /** Chosen with it; left out, they stay as they are. */
  options: z.optional(z.array(ChosenOption)),
  /** That it was to cost something else from a day on. */
  newPrice: z.optional(NewPrice),
})
export type Terms = z.infer<typeof Terms>

export const PlanChange = z.object({
  at: Timestamp,
  /** Whole days that were left of the paid time afterwards, and what was charged for them. */
  days: z.int().check(z.gte(0)),
  charge: Rated,
  /** The end of the paid time afterwards. */
  expiresAt: Timestamp,
  /** What it was before, with its end and what was given for the days that were left of it. */
  before: z.extend(Terms, { expiresAt: Timestamp, credits: z.array(Rated) }),
  /** What notes had taken back by then of all that was paid for it, with tax; what they take back later lowers its worth. Changes of before have none. */
  credited: z.optional(Money),
})
export type PlanChange = z.infer<typeof PlanChange>
