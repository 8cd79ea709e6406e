import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Read before the next page's first paint (prerender/before-paint.js), which then keeps room for the line. */
const KEY = 'announcement-line'

/**
 * Whether the line stands above the page now. Where room is kept it comes at once; elsewhere it would push the page, and
 * so waits for the next one as soon as somebody is at work on this one.
 * @param isWanted whether there is something to say; null while that is not known
 */
export function useReservedLine(isWanted: boolean | null): boolean {
  const { pathname } = useLocation()
  const [isShown, setIsShown] = useState(hasRoom)
  const page = useRef(pathname)

  useLayoutEffect(() => {
    const isNewPage = page.current !== pathname
    page.current = pathname
    const { dataset } = document.documentElement
    if (isNewPage && dataset.announcement) dataset.announcement = ''
    if (isWanted === null) return
    setIsShown(isWanted && (hasRoom() || isNewPage || !isSomebodyAtWork()))
    try {
      localStorage.setItem(KEY, isWanted ? '1' : '0')
    } catch {
      // Without it the next page keeps no room either.
    }
  }, [isWanted, pathname])

  useLayoutEffect(() => {
    if (isWanted === null) return
    const { dataset } = document.documentElement
    if (isShown) dataset.announcement = ''
    // Room that was kept on a guess closes with the next page: now it would move this one.
    else if (dataset.announcement !== 'guess') delete dataset.announcement
  }, [isWanted, isShown, pathname])

  return isShown
}

const hasRoom = (): boolean => 'announcement' in document.documentElement.dataset

/** Somebody is in a field or has pressed something. The page itself has the focus after a link and a press on its text. */
const isSomebodyAtWork = (): boolean => document.activeElement?.matches('body, #main') === false
