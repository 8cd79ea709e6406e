import { useAnswer } from '../../host/use-answer.ts'
import { atMost } from '../../parts/measured-wait.ts'
import { nearlyAll } from '../../words/wait-words.ts'

/** How soon payments that customers tell of are checked, where enough were to say so. */
export function CheckedWithin() {
  const { data } = useAnswer(['declarations', 'checked-within'], (api) =>
    api.declarations.checkedWithin(),
  )
  if (!data || data.seconds === null) return null
  return (
    <p className="text-muted text-sm">
      {nearlyAll('payments were checked', atMost(data.seconds))}.
    </p>
  )
}
