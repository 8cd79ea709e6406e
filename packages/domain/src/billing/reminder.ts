import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** That a customer was reminded of an open invoice: each step of an invoice once. */
export const Reminder = z.object({
  id: Id,
  createdAt: Timestamp,
  invoiceId: Id,
  /** Which of the settings' days: so many before (negative) or after it is due. */
  day: z.int().check(z.gte(-365), z.lte(365)),
})
export type Reminder = z.infer<typeof Reminder>
