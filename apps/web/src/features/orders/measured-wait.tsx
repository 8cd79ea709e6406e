import { useMeasuredWait } from '../../parts/measured-wait.ts'
import { waitWords } from '../../words/wait-words.ts'

/** How long servers of the plan took, where enough were made to say so. */
export function MeasuredWait({ planId }: { planId: string }) {
  const seconds = useMeasuredWait(planId)
  if (seconds === null) return null
  return (
    <p className="text-muted text-sm">
      19 of 20 servers of this plan were ready within {waitWords(seconds)} of approval.
    </p>
  )
}
