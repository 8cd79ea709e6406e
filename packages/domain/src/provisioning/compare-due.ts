import { addDays, addMinutes } from '../add-days.ts'
import type { Panel } from './panel.ts'

/** UTC; when few are at work, here and at the panel. */
const HOUR = 'T03:00:00.000Z'
/** One that could not be read may have been at its own nightly work. */
const AGAIN_MINUTES = 60

/**
 * Whether a panel's servers are to be compared as of `now` (ISO, UTC): once a night, not before it was there for one, and an
 * hour after they could not be read.
 */
export function isCompareDue(
  { status, restsUntil, createdAt, comparedAt, differences }: Panel,
  now: string,
): boolean {
  if (status !== 'on' || (restsUntil !== null && restsUntil > now)) return false
  if (comparedAt !== null && differences === null) {
    return comparedAt <= addMinutes(now, -AGAIN_MINUTES)
  }
  const today = `${now.slice(0, 10)}${HOUR}`
  const lastNight = today <= now ? today : addDays(today, -1)
  return (comparedAt ?? createdAt) < lastNight
}
