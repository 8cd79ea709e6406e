const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** `days` calendar days of 24 hours after `from` (ISO, UTC), as ISO. */
export function addDays(from: string, days: number): string {
  return addMilliseconds(from, days * DAY)
}

/** `minutes` after `from` (ISO, UTC), as ISO; before it where they are negative. */
export function addMinutes(from: string, minutes: number): string {
  return addMilliseconds(from, minutes * MINUTE)
}

/** `milliseconds` after `from` (ISO, UTC), as ISO. */
export const addMilliseconds = (from: string, milliseconds: number): string =>
  new Date(Date.parse(from) + milliseconds).toISOString()
