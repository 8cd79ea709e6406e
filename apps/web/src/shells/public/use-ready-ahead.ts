import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { shopStarted } from '../../host/start-shop.ts'
import { isSavingData, loadAhead } from '../../ui/load-ahead.ts'

/** What tells that a link is about to be pressed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Prepares what the links of a page lead to before one is pressed: as soon as somebody points at one or has reached one
 * with the keyboard, and else when shop and browser are at rest, if the page has such a link.
 */
export function useReadyAhead(
  links: string,
  prepare: (navigate: NavigateFunction) => Promise<void>,
): void {
  const navigate = useNavigate()
  useEffect(() => {
    const prepareAhead = () => void loadAhead(() => prepare(navigate))
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && target.closest(links)) prepareAhead()
    }
    const left = new AbortController()
    const { signal } = left
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal })
    shopStarted().then(
      () =>
        whenIdle(() => {
          if (!signal.aborted && !isSavingData() && document.querySelector(links)) prepareAhead()
        }),
      () => undefined,
    )
    return () => left.abort()
  }, [links, prepare, navigate])
}

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3000 })
  else setTimeout(act, 500)
}
