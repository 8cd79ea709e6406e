import { useSettings } from '../../host/settings.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { aimWords, atMost, nearlyAll } from '../../words/wait-words.ts'

/** How soon payments that customers tell of are checked: as measured, or else as the operator means to. */
export function CheckedWithin() {
  const { billing } = useSettings()
  const { data } = useAnswer(['declarations', 'checked-within'], (api) =>
    api.declarations.checkedWithin(),
  )
  if (!data) return null
  const words =
    data.seconds === null
      ? aimWords('check payments', billing.checkHours)
      : nearlyAll('payments were checked', atMost(data.seconds))
  return words ? <p className="text-muted text-sm">{words}.</p> : null
}
