/** When the time may be believed: a wrong clock would end services and spend coins for good. */
import type { TimeMark } from './time-mark.ts'

/** So far clocks may be apart, in ms. */
export const CLOCK_TOLERANCE = 60_000
/** So long a time is looked at before it counts, when it lies far beyond the last one, in ms. */
export const WATCH = 10 * 60_000
const HOUR = 3_600_000

/** Null: not known, or never set. */
export type TimeMarks = { readonly [Name in TimeMark['id']]: string | null }

export interface ClockFacts {
  readonly now: string
  /** What the database's clock says, where it has one of its own. */
  readonly database: string | null
  /** When the newest record was written. */
  readonly newest: string | null
  readonly marks: Pick<TimeMarks, 'seen' | 'excused'>
}

/** `other`: what the database's clock says or what the last look leads to expect, or the newest time that the shop has stored. */
export interface ClockFault {
  readonly kind: 'differs' | 'behind'
  readonly now: string
  readonly other: string
}

/**
 * Why this machine's clock cannot be believed; null when nothing speaks against it. A record that the team has excused,
 * because it was written by a clock that ran ahead, is no witness.
 */
export function clockFault({ now, database, newest, marks }: ClockFacts): ClockFault | null {
  if (database !== null && Math.abs(between(now, database)) > CLOCK_TOLERANCE) {
    return { kind: 'differs', now, other: database }
  }
  const isExcused = newest !== null && marks.excused !== null && newest <= marks.excused
  const latest = [isExcused ? null : newest, marks.seen].reduce(later)
  return latest !== null && between(now, latest) > CLOCK_TOLERANCE
    ? { kind: 'behind', now, other: latest }
    : null
}

/** What this machine's clock says, and at which point of a count of milliseconds that nobody sets. */
export interface ClockReading {
  readonly now: string
  readonly elapsed: number
}

/**
 * The clock's jump since an earlier reading; null when it went on as the time did. Nobody has to be asked for it, and it
 * alone proves nothing: a clock that was set right has jumped too, and so has that of a machine that slept.
 */
export function clockJump(before: ClockReading, { now, elapsed }: ClockReading): ClockFault | null {
  const expected = Date.parse(before.now) + elapsed - before.elapsed
  if (Math.abs(Date.parse(now) - expected) <= CLOCK_TOLERANCE) return null
  return { kind: 'differs', now, other: new Date(expected).toISOString() }
}

/** How regularly a host looks at what is due. */
export interface TimeHabits {
  /** A longer time than this between two looks is out of the ordinary, in ms. */
  readonly mostGap: number
  /** Whether it looks every few minutes as long as it runs, visited or not. */
  readonly isSteady: boolean
}

export const SERVER_HABITS: TimeHabits = { mostGap: 6 * HOUR, isSteady: true }
/** A shop in a browser is open while somebody looks at it: once a day is often. */
export const BROWSER_HABITS: TimeHabits = { mostGap: 36 * HOUR, isSteady: false }

export interface Look {
  /** Whether what is due by `now` may be done. */
  readonly acts: boolean
  /** What is to be remembered of this look. */
  readonly marks: Pick<TimeMarks, 'seen' | 'watched' | 'looked'>
}

/**
 * A time not far beyond the last one counts. One far beyond it is the clock's mistake, or the shop was closed: it is only
 * looked at first, and counts once it has gone on from there for some minutes. A clock that comes back meanwhile has done
 * nothing. A steady host must have looked all the while; for any other a later visit is as good.
 */
export function lookAtTime(
  now: string,
  { seen, watched, looked }: Pick<TimeMarks, 'seen' | 'watched' | 'looked'>,
  { mostGap, isSteady }: TimeHabits,
): Look {
  const counts = { acts: true, marks: { seen: now, watched: null, looked: null } } as const
  if (seen !== null && between(seen, now) <= mostGap) return counts
  const goesOn =
    watched !== null &&
    looked !== null &&
    between(looked, now) >= 0 &&
    (!isSteady || between(looked, now) <= mostGap)
  if (!goesOn) return { acts: false, marks: { seen, watched: now, looked: now } }
  if (between(watched, now) >= WATCH) return counts
  return { acts: false, marks: { seen, watched, looked: now } }
}

/** Milliseconds from one to the other. */
const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from)

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one
