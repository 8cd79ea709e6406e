import { useRef, useState } from 'react'
import { useSettings } from '../host/settings.ts'
import { toast } from '../ui/toast.ts'
import { explain } from '../words/explain.ts'

/** What a press does: at once, or so that it has to be waited for. */
export type Act = () => Promise<void> | void

/** Does one thing at a time, and says whether it is under way. What it throws is explained in a toast. */
export function useBusyAct() {
  const { currency } = useSettings()
  const [isBusy, setIsBusy] = useState(false)
  // State is seen with the next drawing; a second press can come before it.
  const isUnderWay = useRef(false)

  async function run(act: Act): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      const done = act()
      setIsBusy(done !== undefined)
      await done
    } catch (error) {
      void toast(explain(error, currency), 'error')
    }
    isUnderWay.current = false
    setIsBusy(false)
  }

  return { isBusy, run }
}
