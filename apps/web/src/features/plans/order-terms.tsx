import { useSettings } from '../../host/settings.ts'
import { dottedLine } from '../../parts/dotted-line.tsx'
import { useMeasuredWait } from '../../parts/measured-wait.ts'
import { useOrderPromise } from '../../parts/order-promise.ts'
import { atMost, waitWords } from '../../words/wait-words.ts'

/**
 * Below plans, once for all of them: guarantee, ways to pay and how long it takes, as measured or else as the operator
 * means to. Room is kept: what the shop has to say comes after the page.
 */
export function OrderTerms({ planIds }: { planIds: readonly string[] }) {
  const promise = useOrderPromise()
  const measured = useMeasuredWait(...planIds)
  const { setUpHours } = useSettings().billing
  const seconds = measured ?? (setUpHours && atMost(setUpHours * 3600))
  const wait = `${measured === null ? 'our aim:' : 'usually'} ready within ${waitWords(seconds)} of approval`
  return <p>{dottedLine(seconds ? [...promise, wait] : promise)}</p>
}
