import type { Instance } from './instance.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So long nobody is made up for. */
const USUAL_WAIT = DAY

/** Who waited longer has agreed on something else with the team, which gives days by hand. */
const MOST_DAYS = 30

/**
 * Paid time that a customer is given back for waiting, in ms: all of the wait where it begins `fromReady`; else whole days,
 * each one begun beyond the first 24 hours. 30 days at most. Times are ISO, UTC.
 */
export function timeGivenBack(orderedAt: string, readyAt: string, fromReady: boolean): number {
  const waited = Math.max(0, Date.parse(readyAt) - Date.parse(orderedAt))
  if (fromReady) return Math.min(MOST_DAYS * DAY, waited)
  const beyond = Math.max(0, waited - USUAL_WAIT)
  return DAY * Math.min(MOST_DAYS, Math.ceil(beyond / DAY))
}

/** Whether it is worth a message, in ms. */
export const isNotable = (time: number): boolean => time >= DAY

/**
 * Whether paid time that begins when the server is ready runs at `now` (ISO, UTC): it is ready, nobody waits for it, or
 * somebody has waited for so long that no more is given back.
 */
export const hasPaidTimeBegun = (
  { orderedAt, readyAt }: Pick<Instance, 'orderedAt' | 'readyAt'>,
  now: string,
): boolean =>
  readyAt !== null ||
  orderedAt === null ||
  Date.parse(now) - Date.parse(orderedAt) >= MOST_DAYS * DAY
