import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Keys that follow each other quicker than this (ms) are asked for together. */
const PAUSE = 120

interface Draft {
  /** As it is in the box. */
  readonly typed: string
  /** What the list is asked for. */
  readonly asked: string
}

export interface SearchBox extends Draft {
  type(text: string): void
  /** Writes now what is to be written. */
  end(): void
  /** Writes nothing any more: somebody else puts all of the choices into the address. */
  settle(): void
  /** Back to what is written. */
  reset(): void
}

type Timer = RefObject<ReturnType<typeof setTimeout> | null>

/**
 * The text of a search box between the keys and the address, where it is `written`. The first key after a pause
 * counts at once, so that its list comes with it; the keys of a burst count together when it ends.
 * Then `write` puts the text into the address.
 */
export function useSearchBox(written: string, write: (text: string) => void): SearchBox {
  const [draft, setDraft] = useState<Draft | null>(null)
  const timer: Timer = useRef(null)
  const lastKey = useRef(Number.NEGATIVE_INFINITY)
  // The address may have changed by the time a burst ends.
  const latestWrite = useRef(write)
  useEffect(() => {
    latestWrite.current = write
  })

  const { key } = useLocation()
  const movement = useNavigationType()
  const seenKey = useRef(key)
  useEffect(() => {
    if (seenKey.current === key) return
    seenKey.current = key
    // Another address of this screen counts, not what was typed over the one before. What is written here replaces.
    if (movement !== 'REPLACE') stop(timer)
    const isBurst = timer.current !== null
    setDraft((before) => (isBurst || before?.typed.trim() === written ? before : null))
  }, [key, movement, written])
  useEffect(() => () => stop(timer), [])

  function type(typed: string): void {
    const now = performance.now()
    const isBurst = now - lastKey.current < PAUSE
    lastKey.current = now
    setDraft((before) => ({ typed, asked: isBurst ? (before?.asked ?? written) : typed.trim() }))
    stop(timer)
    timer.current = setTimeout(() => finish(typed), PAUSE)
  }

  function finish(typed: string): void {
    stop(timer)
    setDraft({ typed, asked: typed.trim() })
    latestWrite.current(typed.trim())
  }

  return {
    typed: draft?.typed ?? written,
    asked: draft?.asked ?? written,
    type,
    end() {
      if (draft && timer.current !== null) finish(draft.typed)
    },
    settle: () => stop(timer),
    reset() {
      stop(timer)
      setDraft(null)
    },
  }
}

function stop(timer: Timer): void {
  if (timer.current) clearTimeout(timer.current)
  timer.current = null
}
