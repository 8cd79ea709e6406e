import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { loadPart } from '../host/load-part.ts'
import type { Opener } from '../ui/forwarded-trigger.tsx'
import { loadAhead } from '../ui/load-ahead.ts'

interface Loaded<Part> {
  readonly Part: Part
  readonly button: HTMLButtonElement
}

/**
 * A button whose menu or dialog comes with the first press. Pointing at it or focussing it loads that ahead; when it
 * cannot be had, the next press asks again. Spread `button` on the button, and draw `opened.Part` as soon as there is one.
 */
export function useOpener<Part>(
  opens: 'menu' | 'dialog',
  load: () => Promise<Part>,
  onOpen?: () => void,
) {
  const [loaded, setLoaded] = useState<Loaded<Part> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isByKey, setIsByKey] = useState(false)
  /** Whether somebody has pressed and still waits there. */
  const isAwaited = useRef(false)

  function onOpenChange(next: boolean): void {
    setIsOpen(next)
    setIsByKey(false)
    if (next) onOpen?.()
  }

  async function open(button: HTMLButtonElement, isKey: boolean): Promise<void> {
    isAwaited.current = true
    const Part = await loadPart(load).catch(() => null)
    if (Part && isAwaited.current) {
      setLoaded({ Part, button })
      onOpenChange(true)
      setIsByKey(isKey)
    }
    isAwaited.current = false
  }

  // From then on the part hears the button itself.
  const isHeard = loaded !== null
  const prepare = () => {
    if (!isHeard) void loadAhead(load)
  }

  return {
    button: {
      'aria-haspopup': opens,
      'aria-expanded': isOpen,
      onPointerEnter: prepare,
      onFocus: prepare,
      onBlur: () => {
        isAwaited.current = false
      },
      onClick: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
        if (!isHeard) void open(currentTarget, detail === 0)
        // A menu that hears its button hears a pointer and keys, not a press by script, as of a key of the list.
        else if (opens === 'menu' && detail === 0 && !isOpen) {
          onOpenChange(true)
          setIsByKey(true)
        }
      },
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        if (isHeard || opens !== 'menu' || event.key !== 'ArrowDown') return
        event.preventDefault()
        void open(event.currentTarget, true)
      },
    },
    opened: loaded && {
      Part: loaded.Part,
      opener: { button: loaded.button, isOpen, isByKey, onOpenChange } satisfies Opener,
    },
  } as const
}
