import * as z from 'zod/mini'
import { Timestamp } from '../record.ts'

/**
 * What the shop remembers of time, to distinguish a wrong clock from a shop that was closed. `seen`: until when
 * the lifecycle has done its work. `watched`: since when it has looked at a time far beyond that, `looked`: when last.
 * `excused`: records up to this time were written by a clock that was wrong, as the team has said.
 */
export const TimeMark = z.object({
  id: z.enum(['seen', 'watched', 'looked', 'excused']),
  createdAt: Timestamp,
  at: Timestamp,
})
export type TimeMark = z.infer<typeof TimeMark>
