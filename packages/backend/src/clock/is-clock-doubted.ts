import type { Backend } from '../call/context.ts'
import { readTimeMarks } from './time-marks.ts'

/** The lifecycle looks at the time every few minutes: what it has not seen for so long (ms) may never have been. */
const UNSEEN = 3_600_000

/** Whether it may be another time than the clock says. What cannot be taken back waits until the lifecycle believes it. */
export async function isClockDoubted({
  clock,
  store,
  now,
}: Pick<Backend, 'clock' | 'store' | 'now'>): Promise<boolean> {
  if (clock.fault()) return true
  const { seen, watched } = await store.read(readTimeMarks)
  if (watched !== null) return true
  return seen !== null && Date.parse(now()) - Date.parse(seen) > UNSEEN
}
