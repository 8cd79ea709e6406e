import { useEffect, useState } from 'react'
import { useSettings } from '../host/settings.ts'
import { SwitchField } from '../ui/switch-field.tsx'
import { toast } from '../ui/toast.ts'
import { explain } from '../words/explain.ts'

/** How long the shop may take to say the same, once it has taken the change. */
const PATIENCE_MS = 2000

interface LiveSwitchProps {
  /** For those who do not see what is beside it. */
  label: string
  isOn: boolean
  /** What it throws is explained in a toast, and the switch goes back. */
  onSwitch: (isOn: boolean) => Promise<unknown>
}

interface Wanted {
  readonly isOn: boolean
  /** The shop has taken it. */
  readonly isTaken: boolean
}

/** Switches something in the shop at once. It shows what was chosen until the shop says the same, or another has changed it back. */
export function LiveSwitch({ label, isOn, onSwitch }: LiveSwitchProps) {
  const { currency } = useSettings()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  useEffect(() => {
    if (wanted?.isOn === isOn) setWanted(null)
    if (!wanted?.isTaken) return
    const timer = setTimeout(() => setWanted(null), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [wanted, isOn])

  async function change(next: boolean): Promise<void> {
    setWanted({ isOn: next, isTaken: false })
    try {
      await onSwitch(next)
      setWanted((known) => known && { ...known, isTaken: true })
    } catch (error) {
      setWanted(null)
      void toast(explain(error, currency), 'error')
    }
  }

  const isShownOn = wanted?.isOn ?? isOn
  return (
    <SwitchField
      label={
        <>
          <span className="sr-only">{label}</span>
          <span aria-hidden="true" className="font-normal">
            {isShownOn ? 'On' : 'Off'}
          </span>
        </>
      }
      checked={isShownOn}
      // Not disabled meanwhile: that would take the focus away.
      aria-busy={wanted !== null}
      onChange={({ target }) => (wanted === null ? void change(target.checked) : undefined)}
    />
  )
}
