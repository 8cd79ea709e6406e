import { type ComponentType, useEffect, useState } from 'react'
import { loadAhead } from './load-ahead.ts'
import type { TooltipControl } from './tooltip-bubbles.tsx'

const loadBubbles = async () => (await import('./tooltip-bubbles.tsx')).TooltipBubbles

/**
 * To be spread on a control that shows only an icon. The text repeats the control's own name, and never replaces it;
 * where the control is in a narrow column, it goes beside it.
 */
export function tooltip(text: string, side: 'bottom' | 'right' = 'bottom') {
  return { 'data-tooltip': text, 'data-tooltip-side': side }
}

/** The tooltips of the whole page, drawn once in it. What shows them is loaded when somebody first points at such a control. */
export function Tooltips() {
  const [controls, setControls] = useState<readonly TooltipControl[]>([])
  const [Bubbles, setBubbles] = useState<ComponentType<{ controls: typeof controls }> | null>(null)

  useEffect(() => {
    const meet = ({ target }: Event) => {
      const element = target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')
      if (!element) return
      setControls((known) => withControl(known, element))
      void loadAhead(loadBubbles).then((loaded) => setBubbles(() => loaded))
    }
    const meetPointed = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') meet(event)
    }
    const meetFocused = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) meet(event)
    }
    document.addEventListener('pointerover', meetPointed)
    document.addEventListener('focusin', meetFocused)
    return () => {
      document.removeEventListener('pointerover', meetPointed)
      document.removeEventListener('focusin', meetFocused)
    }
  }, [])

  return Bubbles ? <Bubbles controls={controls} /> : null
}

/** Those that have left the page are forgotten. */
function withControl(
  known: readonly TooltipControl[],
  element: HTMLElement,
): readonly TooltipControl[] {
  if (known.some((control) => control.element === element)) return known
  const id = (known.at(-1)?.id ?? 0) + 1
  return [...known.filter((control) => control.element.isConnected), { id, element }]
}
