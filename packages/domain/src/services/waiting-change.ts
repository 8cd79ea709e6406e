import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { Rated, Terms } from './plan-change.ts'

/** A change of what runs that takes effect when its invoice is paid, as it was quoted. */
export const WaitingChange = z.object({
  invoiceId: Id,
  /** Of the invoice. */
  number: z.string(),
  /** The time that its days are counted from, whenever it is paid. */
  at: Timestamp,
  /** Unpaid by then, it is withdrawn. */
  validUntil: Timestamp,
  to: Terms,
  credits: z.array(Rated),
  charge: Rated,
  days: z.int().check(z.gte(0)),
  /** The end of the paid time by it. */
  expiresAt: Timestamp,
  /** The team's, where they have asked for it: its customer reads it. */
  reason: z.optional(z.string().check(z.maxLength(500))),
  /** As `PlanChange` has it. */
  credited: Money,
})
export type WaitingChange = z.infer<typeof WaitingChange>
