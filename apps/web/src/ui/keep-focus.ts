// Where the keyboard goes on when what held the focus is taken away: near it, never at the top of the page.
import { useEffect } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea'
const LANDMARKS = 'section[aria-labelledby], [role=tabpanel], main'

/** What is now where an element was: its next sibling, the one before, or what it was in. */
interface Heir {
  readonly node: Node
  readonly isBefore: boolean
}
const heirs = new WeakMap<Node, Heir>()

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
  // A press beside it has left it.
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
  const isBefore = nextSibling === null && previousSibling !== null
  const heir = { node: nextSibling ?? previousSibling ?? target, isBefore }
  for (const node of removedNodes) heirs.set(node, heir)
}

/** The whole row or item in its place, a control, or the part of the page. A dialog keeps its focus by itself. */
function placesNear(gone: Element): readonly (Element | null)[] {
  let heir: Heir | undefined = { node: gone, isBefore: false }
  while (heir && !heir.node.isConnected) heir = heirs.get(heir.node.getRootNode())
  const place = heir?.node instanceof Element ? heir.node : heir?.node.parentElement
  if (!place?.closest('main')) return []
  if (place.matches(LANDMARKS)) return [place]
  const inside = [...place.querySelectorAll(CONTROLS)]
  return [
    place.closest('[role=row], li'),
    place.closest(CONTROLS),
    // The nearest first: after a list that has come to its end that is its last.
    ...(heir?.isBefore ? inside.reverse() : inside),
    place.closest(LANDMARKS),
  ]
}
