// Where the keyboard goes on when what held the focus is taken away: near it, never at the top of the page.
import { useEffect } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea'
const LANDMARKS = 'section[aria-labelledby], [role=tabpanel], main'

/** What has come to stand where an element was: its next sibling, the one before, or what it stood in. */
const heirs = new WeakMap<Node, Node>()

/** For the screens on which things come and go. */
export function useKeptFocus(): void {
  useEffect(keepFocus, [])
}

/** To an element, or to what is left near it. */
export function focusNear(element: Element): void {
  for (const place of element.isConnected ? [element] : placesNear(element)) {
    if (!(place instanceof HTMLElement)) continue
    if (place !== element && place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: place !== element })
    // What is out of sight, as a table's head is on a phone, does not take it.
    if (document.activeElement === place) return
  }
}

function keepFocus(): () => void {
  let holder: Element | null = null
  const hold = ({ target }: FocusEvent) => {
    holder = target instanceof Element ? target : null
  }
  // Whoever presses beside it has left it.
  const release = () => {
    holder = null
  }
  const observer = new MutationObserver((changes) => {
    for (const change of changes) bequeath(change)
    if (holder?.isConnected === false && document.activeElement === document.body) focusNear(holder)
  })
  document.addEventListener('focusin', hold)
  document.addEventListener('pointerdown', release)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', hold)
    document.removeEventListener('pointerdown', release)
    observer.disconnect()
  }
}

function bequeath({ removedNodes, nextSibling, previousSibling, target }: MutationRecord): void {
  for (const node of removedNodes) heirs.set(node, nextSibling ?? previousSibling ?? target)
}

/** The whole row or item that stands there, a control, or the part of the page. A dialog keeps its focus by itself. */
function placesNear(gone: Element): readonly (Element | null)[] {
  let heir: Node | undefined = gone
  while (heir && !heir.isConnected) heir = heirs.get(heir.getRootNode())
  const place = heir instanceof Element ? heir : heir?.parentElement
  if (!place?.closest('main')) return []
  if (place.matches(LANDMARKS)) return [place]
  return [
    place.closest('[role=row], li'),
    place.closest(CONTROLS),
    ...place.querySelectorAll(CONTROLS),
    place.closest(LANDMARKS),
  ]
}
