import { Tooltip as Primitive } from 'radix-ui'
import { useEffect, useState } from 'react'
import { ForwardedTrigger } from './forwarded-trigger.tsx'

/** A control that somebody has pointed at or come to. */
export interface TooltipControl {
  readonly id: number
  readonly element: HTMLElement
}

/** Seed, section 9, in ms: how long one points before a tooltip shows, and for how long the next one then shows at once. */
const DELAY = 700
const SKIP_DELAY = 300

/** For the controls that have been met; they share their waiting. */
export function TooltipBubbles({ controls }: { controls: readonly TooltipControl[] }) {
  return (
    <Primitive.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {controls.map(({ id, element }) => (
        <Bubble key={id} control={element} />
      ))}
    </Primitive.Provider>
  )
}

function Bubble({ control }: { control: HTMLElement }) {
  /** As the control said when it opened: a switch is called something else after each press. */
  const [shown, setShown] = useState<DOMStringMap | null>(null)
  useEffect(() => tellWhatPassed(control), [control])
  return (
    <Primitive.Root
      open={shown !== null}
      // What shows its name again needs none.
      onOpenChange={(isOpen) =>
        setShown(isOpen && control.dataset.tooltip ? { ...control.dataset } : null)
      }
    >
      <Primitive.Trigger asChild>
        <ForwardedTrigger element={control} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={shown?.tooltipSide === 'right' ? 'right' : 'bottom'}
          sideOffset={6}
          className="z-50 rounded-md border border-line bg-raised px-3 py-1.5 text-ink text-sm lifted"
        >
          {shown?.tooltip}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The pointer or the focus came before Radix heard the control. */
function tellWhatPassed(control: HTMLElement): void {
  if (control.matches(':hover')) control.dispatchEvent(new PointerEvent('pointermove'))
  else if (control.matches(':focus-visible')) control.dispatchEvent(new FocusEvent('focus'))
}
