import { type ComponentProps, useRef, useState } from 'react'
import { useSettings } from '../host/settings.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import type { RowButton } from '../ui/row-button.tsx'
import { toast } from '../ui/toast.ts'
import { explain } from '../words/explain.ts'

interface ActionButtonProps
  extends Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'onClick' | 'type'> {
  /** What it throws is explained in a toast. */
  onAct: () => Promise<void>
  /** There is nothing to do for it now: a press does nothing, and it keeps the focus. */
  isOff?: boolean
}

/** Does one thing at a press, and is busy until it is done. */
export function ActionButton({ onAct, isOff = false, ...button }: ActionButtonProps) {
  const { currency } = useSettings()
  const [isBusy, setIsBusy] = useState(false)
  // State is seen with the next drawing; a second press can come before it.
  const isUnderWay = useRef(false)

  async function act(): Promise<void> {
    if (isOff || isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    try {
      await onAct()
    } catch (error) {
      void toast(explain(error, currency), 'error')
    }
    isUnderWay.current = false
    setIsBusy(false)
  }

  return (
    <BusyButton
      {...button}
      isBusy={isBusy}
      aria-disabled={isBusy || isOff}
      onClick={() => void act()}
    />
  )
}

type RowActionProps = Omit<ComponentProps<typeof RowButton>, 'onClick'> &
  Pick<ActionButtonProps, 'onAct'>

/** A `RowButton` that does its action at once. */
export const RowAction = ({ action, row, look = 'secondary', onAct }: RowActionProps) => (
  <ActionButton look={look} size="small" aria-label={`${action} ${row}`} onAct={onAct}>
    {action}
  </ActionButton>
)
