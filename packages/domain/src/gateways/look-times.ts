import { addMinutes } from '../add-days.ts'
import type { AttemptState } from './attempt.ts'
import { isLiveAttempt } from './attempt-lifecycle.ts'

const DAY = 24 * 60
/** Minutes after its beginning at which the gateway is asked what came of an attempt. */
const LOOKS = [2, 10, 60, 6 * 60, DAY] as const
/** So many days money may be under way: a bank takes its time, and is asked every day. */
const MOST_DAYS = 14
const DAILY = Array.from({ length: MOST_DAYS }, (_, day) => (day + 1) * DAY)

/** How long a page is open to be paid on, minutes: gateways take from half an hour to a day. */
export const PAGE_MINUTES = 60

interface Looked {
  readonly createdAt: string
  readonly state: AttemptState
}

/** When it is asked next after `now` (ISO, UTC); null: not any more. What is over is not asked about. */
export function nextLookAt({ createdAt, state }: Looked, now: string): string | null {
  if (!isLiveAttempt({ state })) return null
  const planned = state === 'processing' ? [...LOOKS, ...DAILY] : LOOKS
  return planned.map((minutes) => addMinutes(createdAt, minutes)).find((at) => at > now) ?? null
}
