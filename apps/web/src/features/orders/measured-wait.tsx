import { useMeasuredWait } from '../../parts/measured-wait.ts'
import { nearlyAll } from '../../words/wait-words.ts'

/** How long servers of the plan took, where enough were made to say so. */
export function MeasuredWait({ planId }: { planId: string }) {
  const seconds = useMeasuredWait(planId)
  if (seconds === null) return null
  return (
    <p className="text-muted text-sm">
      {nearlyAll('servers of this plan were ready', seconds)} of approval.
    </p>
  )
}
