import { useEffect } from 'react'
import { shopStarted } from '../../host/start-shop.ts'
import { isSavingData, loadAhead } from '../../ui/load-ahead.ts'

/** What tells that a link is about to be pressed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Prepares what the links of a page lead to before one is pressed: as soon as somebody points at one or has reached one
 * with the keyboard, and else when shop and browser are at rest, if the page has such a link.
 */
export function useReadyAhead(links: string, prepare: () => Promise<void>): void {
  useEffect(() => {
    const prepareAhead = () => void loadAhead(prepare)
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && target.closest(links)) prepareAhead()
    }
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
    let isGone = false
    shopStarted().then(
      () =>
        whenIdle(() => {
          if (!isGone && !isSavingData() && document.querySelector(links)) prepareAhead()
        }),
      () => undefined,
    )
    return () => {
      isGone = true
      for (const sign of SIGNS) document.removeEventListener(sign, onSign)
    }
  }, [links, prepare])
}

function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3000 })
  else setTimeout(act, 500)
}
