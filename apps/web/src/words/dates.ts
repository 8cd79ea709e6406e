const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const utcDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `Nov 21, 2026`, in the reader's own time zone. */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** The same for what is known to the day alone and kept as its midnight in UTC. */
export const formatUtcDay = (iso: string): string => utcDay.format(new Date(iso))

/** `Nov 21, 2026, 10:15 AM`, in the reader's own time zone. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso))

/** `5 minutes ago`, `in 3 days`: how far `iso` is from `now` (ms). */
export function formatAge(iso: string, now: number): string {
  const distance = Date.parse(iso) - now
  const size = Math.abs(distance)
  if (size < MINUTE) return 'just now'
  if (size < HOUR) return relative.format(Math.round(distance / MINUTE), 'minute')
  if (size < DAY) return relative.format(Math.round(distance / HOUR), 'hour')
  return relative.format(Math.round(distance / DAY), 'day')
}
