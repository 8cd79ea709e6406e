import { Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/**
 * What keeps the shop from doing its work by itself. `clock-differs`: `other` is the database's time; `clock-behind`: the
 * newest time that is stored; `time-jumped`: when the lifecycle has run last (null: never).
 */
export const UpkeepNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('clock-differs'), now: Timestamp, other: Timestamp }),
  z.object({ kind: z.literal('clock-behind'), now: Timestamp, other: Timestamp }),
  z.object({ kind: z.literal('time-jumped'), now: Timestamp, other: z.nullable(Timestamp) }),
  z.object({ kind: z.literal('seller-missing') }),
])
export type UpkeepNotice = z.infer<typeof UpkeepNotice>

export const upkeep = {
  /** What the team has to know about the shop's own work; empty when it goes on. */
  notices: procedure('admin.enter', [], { reads: ['settings', 'timeMarks'] }).output(
    z.array(UpkeepNotice),
  ),
  /**
   * The team says that the clock is right and what the shop has seen before was not: records from the future are excused,
   * and what is due is done at once. Refused while the clock differs from the database's, for one of them is wrong.
   */
  confirmClock: procedure('clock.confirm', ['CLOCK_WRONG']).output(Done),
}
