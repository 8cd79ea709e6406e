import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** The last number given out in a gapless series, e.g. id `invoice-2026`; such a number has nine digits at most. */
export const Counter = z.object({
  id: Id,
  createdAt: Timestamp,
  value: z.int().check(z.gte(0), z.lte(999_999_999)),
})
export type Counter = z.infer<typeof Counter>
