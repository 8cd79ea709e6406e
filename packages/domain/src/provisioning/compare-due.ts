import { addDays } from '../add-days.ts'
import type { Panel } from './panel.ts'

/** UTC; when few are at work, here and at the panel. */
const HOUR = 'T03:00:00.000Z'

/** Whether a panel's servers are to be compared as of `now` (ISO, UTC): once a night, not before it was there for one. */
export function isCompareDue(
  { status, restsUntil, createdAt, comparedAt }: Panel,
  now: string,
): boolean {
  if (status !== 'on' || (restsUntil !== null && restsUntil > now)) return false
  const today = `${now.slice(0, 10)}${HOUR}`
  const lastNight = today <= now ? today : addDays(today, -1)
  return (comparedAt ?? createdAt) < lastNight
}
