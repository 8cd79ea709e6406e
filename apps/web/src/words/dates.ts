const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
let moment: Intl.DateTimeFormat | undefined
let relative: Intl.RelativeTimeFormat | undefined

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * `Nov 21, 2026`, in the reader's own time zone. By hand, because lists are full of days, and a browser takes longer to
 * make its own formatter than to draw a list.
 */
export function formatDay(iso: string): string {
  const at = new Date(iso)
  return inWords(at.getFullYear(), at.getMonth(), at.getDate())
}

/** The same for what is known to the day alone and kept as its midnight in UTC. */
export function formatUtcDay(iso: string): string {
  const at = new Date(iso)
  return inWords(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
}

/** `2026-11-21` as all other days are read. */
export const dayWords = (day: string): string => formatUtcDay(`${day}T00:00:00.000Z`)

/** `2026-11` as `Nov 2026`. */
export const monthWords = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

const inWords = (year: number, month: number, day: number) => `${MONTHS[month]} ${day}, ${year}`

/** `Nov 21, 2026, 10:15 AM`, in the reader's own time zone. */
export function formatMoment(iso: string): string {
  moment ??= new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
  return moment.format(new Date(iso))
}

/** `5 minutes ago`, `in 3 days`: how far `iso` is from `now` (ms); from a day on by the reader's calendar. */
export function formatAge(iso: string, now: number): string {
  const distance = Date.parse(iso) - now
  const size = Math.abs(distance)
  if (size < MINUTE) return 'just now'
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  if (size < HOUR) return relative.format(Math.round(distance / MINUTE), 'minute')
  if (size < DAY) return relative.format(Math.round(distance / HOUR), 'hour')
  const days = Math.round((midnightOf(Date.parse(iso)) - midnightOf(now)) / DAY)
  return relative.format(days, 'day')
}

/** Of the reader's own day; days on which clocks change are an hour shorter or longer. */
const midnightOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
