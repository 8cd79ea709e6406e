import { useSettings } from '../../host/settings.ts'
import { useMeasuredWait } from '../../parts/measured-wait.ts'
import { aimWords, nearlyAll } from '../../words/wait-words.ts'

/** How long servers of the plan took, where enough were made to say so; else how soon the operator means them to be ready. */
export function MeasuredWait({ planId }: { planId: string }) {
  const { billing } = useSettings()
  const seconds = useMeasuredWait(planId)
  const words =
    seconds === null
      ? aimWords('have servers ready', billing.setUpHours)
      : nearlyAll('servers of this plan were ready', seconds)
  return words ? <p className="text-muted text-sm">{words} of approval.</p> : null
}
