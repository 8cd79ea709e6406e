import { type ComponentProps, useState } from 'react'
import { useSettings } from '../host/settings.ts'
import { explain } from '../words/explain.ts'
import { BusyButton } from './busy-button.tsx'
import { toast } from './toast.ts'

interface ActionButtonProps
  extends Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'onClick' | 'type'> {
  /** What it throws is explained in a toast. */
  onAct: () => Promise<void>
}

/** Does one thing at a press, and is busy until it is done. */
export function ActionButton({ onAct, ...button }: ActionButtonProps) {
  const { currency } = useSettings()
  const [isBusy, setIsBusy] = useState(false)

  async function act(): Promise<void> {
    setIsBusy(true)
    try {
      await onAct()
    } catch (error) {
      void toast(explain(error, currency), 'error')
    }
    setIsBusy(false)
  }

  return <BusyButton {...button} isBusy={isBusy} onClick={() => void act()} />
}
