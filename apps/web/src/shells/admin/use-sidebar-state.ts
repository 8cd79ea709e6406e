import { useState } from 'react'

const KEY = 'admin-sidebar'

/** Whether the side bar is collapsed; the browser remembers. */
export function useSidebarState(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(() => read() === 'collapsed')
  return [
    isCollapsed,
    (next) => {
      setIsCollapsed(next)
      try {
        localStorage.setItem(KEY, next ? 'collapsed' : 'expanded')
      } catch {
        // A browser that keeps nothing forgets it with the page.
      }
    },
  ]
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
