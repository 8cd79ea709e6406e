import type { MeasuredWait as Measured } from '@hostfront/contract/plans'
import { liveValue } from '../../host/live-value.ts'
import { waitWords } from '../../words/wait-words.ts'

const useMeasuredWaits = liveValue<readonly Measured[]>([], (api) => api.plans.measuredWaits())

/** How long servers of the plan took, where enough were made to say so. */
export function MeasuredWait({ planId }: { planId: string }) {
  const measured = useMeasuredWaits().find((each) => each.planId === planId)
  if (!measured) return null
  return (
    <p className="text-muted text-sm">
      19 of 20 servers of this plan were ready within {waitWords(atMost(measured.seconds))} of
      approval.
    </p>
  )
}

/** Rounded up to what is said of it: it is a promise. */
const atMost = (seconds: number): number => {
  const unit = seconds < 60 ? 1 : seconds < 48 * 3600 ? 60 : 86_400
  return unit * Math.max(1, Math.ceil(seconds / unit))
}
