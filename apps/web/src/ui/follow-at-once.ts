import type { NavigateFunction } from 'react-router'

/**
 * From now on `links` are followed within the press itself. The router would draw what they open as a transition, in slices
 * with frames of the page between them, which takes about twice as long on a slow processor.
 */
export function followAtOnce(links: string, navigate: NavigateFunction): void {
  function follow(event: MouseEvent): void {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
    if (!link || event.defaultPrevented || isForTheBrowser(event) || leadsOut(link)) return
    event.preventDefault()
    const { pathname, search, hash } = link
    void navigate({ pathname, search, hash }, { flushSync: true, preventScrollReset: true })
  }
  // Before the router's own links hear of it, which leave alone what has been answered.
  document.addEventListener('click', follow, { capture: true })
}

const leadsOut = ({ origin, target }: HTMLAnchorElement): boolean =>
  origin !== location.origin || target !== ''

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A new tab or window, or a download. */
export const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
