const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So long nobody is made up for. */
const USUAL_WAIT = DAY

/** Days of paid time that its customer is given back for waiting: each one begun beyond the first 24 hours. Times are ISO, UTC. */
export function daysGivenBack(orderedAt: string, readyAt: string): number {
  const beyond = Date.parse(readyAt) - Date.parse(orderedAt) - USUAL_WAIT
  return beyond > 0 ? Math.ceil(beyond / DAY) : 0
}
