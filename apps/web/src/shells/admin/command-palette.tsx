import { Search } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'

declare global {
  interface Window {
    /** Whether its keys were pressed before it was there; kept by the script in the head of the panel's pages. */
    earlySearch?: boolean
  }
}

/** Comes with the first letter: who looks at a screen does not wait for it. */
const PaletteResults = lazy(() =>
  loadPart(async () => ({ default: (await import('./palette-results.tsx')).PaletteResults })),
)

/**
 * Leads to any screen and any client, order, service, invoice or ticket by name. Ctrl or Cmd K and `/` come here from
 * anywhere; the arrow keys choose, Enter opens, Escape leaves.
 */
export function CommandPalette() {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [count, setCount] = useState(0)
  /** The text that was sent off before anything was found. */
  const [awaited, setAwaited] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const optionId = (index: number): string => `${listId}-${index}`
  const isListed = isOpen && text.trim() !== ''
  usePaletteKeys(input)

  function leave(): void {
    setText('')
    setAwaited('')
    setIsOpen(false)
  }

  function type(typed: string): void {
    setText(typed)
    setIsOpen(true)
    setActive(0)
    setAwaited('')
  }

  function choose(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setIsOpen(true)
      if (count > 0) setActive((active + step + count) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = document.getElementById(optionId(active))
      if (chosen) chosen.click()
      else setAwaited(text.trim())
    } else if (event.key === 'Escape') leave()
  }

  return (
    <search
      className="relative min-w-0 flex-1 sm:max-w-96"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setIsOpen(false)
        setAwaited('')
      }}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label="Search"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={isListed && count > 0 ? optionId(active) : undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        placeholder="Search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onFocus={() => setIsOpen(true)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={choose}
        className="min-h-10 w-full rounded-md border border-edge bg-surface ps-9 pe-3 text-base placeholder:text-muted hover:border-ink"
      />
      {text === '' ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto hidden h-5 rounded-sm border border-line px-1.5 text-muted text-xs lg:block"
        >
          Ctrl K
        </span>
      ) : null}
      {isListed ? (
        <Suspense>
          <PaletteResults
            listId={listId}
            optionId={optionId}
            text={text.trim()}
            active={active}
            isAwaited={awaited === text.trim()}
            onCount={setCount}
            onNothing={() => setAwaited('')}
            onLeave={leave}
          />
        </Suspense>
      ) : null}
    </search>
  )
}

/** Where a dialog is open, the keys are its own. */
function usePaletteKeys(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest('[role=dialog]')) return
      const isTyping = target?.closest('input, textarea, select') != null
      const isCommand = event.ctrlKey || event.metaKey
      const isPaletteKey = isCommand
        ? event.key.toLowerCase() === 'k'
        : event.key === '/' && !isTyping
      if (!isPaletteKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', hear)
    if (window.earlySearch) input.current?.focus()
    window.earlySearch = false
    return () => document.removeEventListener('keydown', hear)
  }, [input])
}
