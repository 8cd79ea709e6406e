const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So long nobody is made up for. */
const USUAL_WAIT = DAY

/** Who waited longer has agreed on something else with the team, which gives days by hand. */
const MOST_DAYS = 30

/**
 * Days of paid time that its customer is given back for waiting: each one begun beyond the first 24 hours, 30 at most. Times
 * are ISO, UTC.
 */
export function daysGivenBack(orderedAt: string, readyAt: string): number {
  const beyond = Date.parse(readyAt) - Date.parse(orderedAt) - USUAL_WAIT
  return beyond > 0 ? Math.min(MOST_DAYS, Math.ceil(beyond / DAY)) : 0
}
