/**
 * Which months of the books are closed: nothing is dated into them any more, so that what was handed to an accountant stays
 * true. Months are those of UTC, `2026-10`, and are closed one after the other.
 */
import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { Timestamp } from '../record.ts'
import { monthAfter } from '../reports/period.ts'
import { allow, type Result, refuse } from '../result.ts'

export const BookMonth = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, issue('DATE_INVALID')))

/** That a month was closed, and when. */
export const Closing = z.object({ month: BookMonth, closedAt: Timestamp })
export type Closing = z.infer<typeof Closing>

/** Without gaps, oldest first. What lies before the first is closed, too. */
export const Closings = z.array(Closing).check(z.maxLength(1200))

/** What was begun in a month has come to its end by then, and the clocks of all processes have left it. */
const SETTLED_AFTER = 3_600_000

/** The last month that is closed; null: none is. */
export const closedTo = (closings: readonly Closing[]): string | null =>
  closings.at(-1)?.month ?? null

/** Whether the day of a time (ISO, UTC) lies in what is closed. */
export function isClosed(closings: readonly Closing[], at: string): boolean {
  const last = closedTo(closings)
  return last !== null && at.slice(0, 7) <= last
}

/** The time itself; of one that lies in what is closed the beginning of the first open day. */
export function openTime(closings: readonly Closing[], at: string): string {
  const last = closedTo(closings)
  return last === null || at.slice(0, 7) > last ? at : `${nextMonth(last)}-01T00:00:00.000Z`
}

/** When what is of that day was closed; null: it is not. */
export const closedAt = (closings: readonly Closing[], day: string): string | null =>
  closings.find(({ month }) => day.slice(0, 7) <= month)?.closedAt ?? null

/** The month that is to be closed next, as of now: the one after the last that is; null where that is not over. Where none is, the last that is over. */
export function monthToClose(closings: readonly Closing[], now: string): string | null {
  const last = closedTo(closings)
  if (last === null) return monthAfter(settledBy(now), -1).slice(0, 7)
  const month = nextMonth(last)
  return isOver(month, now) ? month : null
}

/** The closings with a month among them, and all between it and those that are closed already. */
export function withClosed(
  closings: readonly Closing[],
  month: string,
  now: string,
): Result<Closing[], 'MONTH_CLOSED' | 'MONTH_NOT_OVER'> {
  const last = closedTo(closings)
  if (last !== null && month <= last) return refuse('MONTH_CLOSED')
  if (!isOver(month, now)) return refuse('MONTH_NOT_OVER')
  const closed = [...closings]
  for (let each = last === null ? month : nextMonth(last); each <= month; each = nextMonth(each)) {
    closed.push({ month: each, closedAt: now })
  }
  return allow(closed)
}

/** The closings without the last of them; only that one can be opened again. Null where `month` is another. */
export const withoutLast = (closings: readonly Closing[], month: string): Closing[] | null =>
  closedTo(closings) === month ? closings.slice(0, -1) : null

/** The time up to which all has come to its end. */
const settledBy = (now: string): string => new Date(Date.parse(now) - SETTLED_AFTER).toISOString()

const isOver = (month: string, now: string): boolean => month < settledBy(now).slice(0, 7)

const nextMonth = (month: string): string => monthAfter(`${month}-01`, 1).slice(0, 7)
