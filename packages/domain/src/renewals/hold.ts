/** What the team has stopped for one service, or for a client: until a day nothing is billed, reminded of, suspended or ended by itself. */
import * as z from 'zod/mini'
import { addDays } from '../add-days.ts'
import { Timestamp } from '../record.ts'

/** What is known of it; services and accounts of before there were holds have none. */
export const HOLD = {
  /** Until then it is on hold; null, or over: it is not. */
  holdUntil: z._default(z.nullable(Timestamp), null),
  /** The team's; its customer reads it. */
  holdReason: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
}

export interface Held {
  readonly holdUntil: string | null
  readonly holdReason: string | null
}

export const NOT_ON_HOLD: Held = { holdUntil: null, holdReason: null }

export const isOnHold = ({ holdUntil }: Pick<Held, 'holdUntil'>, now: string): boolean =>
  holdUntil !== null && now < holdUntil

export const MOST_HOLD_DAYS = 366

/** Whether it may be put on hold until then (ISO, UTC): not to a time that is over, nor beyond a year. */
export const canHoldUntil = (until: string, now: string): boolean =>
  until > now && until <= addDays(now, MOST_HOLD_DAYS)
