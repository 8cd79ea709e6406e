import type { MeasuredWait } from '@hostfront/contract/plans'
import { liveValue } from '../host/live-value.ts'
import { atMost } from '../words/wait-words.ts'

const useMeasuredWaits = liveValue<readonly MeasuredWait[]>(
  [],
  (api) => api.plans.measuredWaits(),
  'waits',
)

/** Within how many seconds of approval 19 of 20 servers of a plan were ready; null where too few were made to say so. */
export function useMeasuredWait(planId: string): number | null {
  const measured = useMeasuredWaits().find((each) => each.planId === planId)
  return measured ? atMost(measured.seconds) : null
}
