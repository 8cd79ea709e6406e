import { type RefObject, useEffect } from 'react'

/**
 * Tells what is fixed over the page how much of it a phone's keyboard leaves (`--seen`, and `--covered` below it), where the
 * browser lays it over the page: Safari. Others make the page itself smaller, as its viewport asks (prerender/document.ts).
 */
export function useKeyboardRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => fitInto(view, box.current)
    const fitAndFollow = () => {
      fit()
      // What is typed into was seen, and the box has just become smaller.
      const field = document.activeElement
      if (field && box.current?.contains(field)) field.scrollIntoView({ block: 'nearest' })
    }
    fit()
    view.addEventListener('resize', fitAndFollow)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fitAndFollow)
      view.removeEventListener('scroll', fit)
    }
  }, [box])
}

function fitInto(view: VisualViewport, box: HTMLElement | null): void {
  // A page that somebody has magnified shows less of itself, too: there it stays as it is.
  const isCovered = innerHeight - view.height > 1 && Math.abs(view.scale - 1) < 0.01
  const covered = innerHeight - view.height - view.offsetTop
  box?.style.setProperty('--seen', isCovered ? `${view.height}px` : '')
  box?.style.setProperty('--covered', isCovered ? `${Math.max(0, covered)}px` : '')
}
