/** Days as a date field has them, `2026-11-21`, by the reader's own calendar. */

/** The day that is `days` after that of `now` (ms). */
export function dayFrom(now: number, days: number): string {
  const at = new Date(now)
  at.setDate(at.getDate() + days)
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${at.getFullYear()}-${month}-${day}`
}

/** The last moment of a day, as UTC. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString()
