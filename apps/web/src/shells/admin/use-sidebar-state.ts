import { useSyncExternalStore } from 'react'

const KEY = 'admin-sidebar'

let isCollapsed: boolean | undefined
const listeners = new Set<() => void>()

/** Whether the side bar is collapsed; the browser remembers. The page's HTML is made with it expanded. */
export const useSidebarState = (): [boolean, (isCollapsed: boolean) => void] => [
  useSyncExternalStore(subscribe, current, () => false),
  collapse,
]

function current(): boolean {
  isCollapsed ??= read() === 'collapsed'
  return isCollapsed
}

function collapse(next: boolean): void {
  isCollapsed = next
  try {
    localStorage.setItem(KEY, next ? 'collapsed' : 'expanded')
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
