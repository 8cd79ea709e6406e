import { useLayoutEffect } from 'react'

/** Read before the next page's first paint (prerender/before-paint.js), which then keeps room for the line. */
const KEY = 'announcement-line'

/** Keeps the room for the line in step with whether there is one; null while that is not known. */
export function useReservedLine(isShown: boolean | null): void {
  useLayoutEffect(() => {
    if (isShown === null) return
    const { dataset } = document.documentElement
    if (isShown) dataset.announcement = ''
    else delete dataset.announcement
    try {
      if (isShown) localStorage.setItem(KEY, '1')
      else localStorage.removeItem(KEY)
    } catch {
      // Without it the line pushes the page when it comes.
    }
  }, [isShown])
}
