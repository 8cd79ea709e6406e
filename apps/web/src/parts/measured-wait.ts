import type { MeasuredWait } from '@hostfront/contract/plans'
import { liveValue } from '../host/live-value.ts'
import { atMost } from '../words/wait-words.ts'

const useMeasuredWaits = liveValue<readonly MeasuredWait[]>(
  [],
  (api) => api.plans.measuredWaits(),
  'waits',
)

/** Within how many seconds of approval 19 of 20 servers of each of the plans were ready; null where of one too few were made to say so. */
export function useMeasuredWait(...planIds: readonly string[]): number | null {
  const measured = useMeasuredWaits().filter(({ planId }) => planIds.includes(planId))
  return measured.length < planIds.length
    ? null
    : atMost(Math.max(...measured.map(({ seconds }) => seconds)))
}
