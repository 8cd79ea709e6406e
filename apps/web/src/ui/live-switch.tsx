import { useEffect, useState } from 'react'
import { useSettings } from '../host/settings.ts'
import { explain } from '../words/explain.ts'
import { SwitchField } from './switch-field.tsx'
import { toast } from './toast.ts'

interface LiveSwitchProps {
  /** For those who do not see what stands beside it. */
  label: string
  isOn: boolean
  /** What it throws is explained in a toast, and the switch goes back. */
  onSwitch: (isOn: boolean) => Promise<unknown>
}

/** Switches something in the shop at once. It shows what was chosen until the shop says the same. */
export function LiveSwitch({ label, isOn, onSwitch }: LiveSwitchProps) {
  const { currency } = useSettings()
  const [wanted, setWanted] = useState<boolean | null>(null)
  useEffect(() => {
    if (wanted === isOn) setWanted(null)
  }, [wanted, isOn])

  async function change(next: boolean): Promise<void> {
    setWanted(next)
    try {
      await onSwitch(next)
    } catch (error) {
      setWanted(null)
      void toast(explain(error, currency), 'error')
    }
  }

  return (
    <SwitchField
      label={<span className="sr-only">{label}</span>}
      // Its label takes no room, but the gap before it would.
      className="-me-3"
      checked={wanted ?? isOn}
      // Not disabled meanwhile: that would take the focus away.
      aria-busy={wanted !== null}
      onChange={({ target }) => (wanted === null ? void change(target.checked) : undefined)}
    />
  )
}
