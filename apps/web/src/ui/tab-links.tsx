import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { bringIntoRow } from './bring-into-row.ts'
import { markPlace } from './mark-place.ts'

interface TabLink {
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
  /** How many there are of it; undefined: nobody knows. */
  readonly count?: number | undefined
}

interface TabLinksProps {
  label: string
  tabs: readonly TabLink[]
  /** Whether each takes the place of the one before in the browser's history. */
  replace?: boolean
  /** They narrow a list, under the views of the screen. */
  isInner?: boolean
  /** The counts are asked for anew: their place is kept, and they are not shown. */
  isWaiting?: boolean
}

/** Views of one screen, each with its own address: one row, which a phone moves under the thumb. */
export function TabLinks({
  label,
  tabs,
  replace = false,
  isInner = false,
  isWaiting = false,
}: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one follows from it
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current) return
    if (chosen) bringIntoRow(row.current, chosen)
    const { current: place } = row
    const watcher = new ResizeObserver(() => markPlace(place))
    // Counts come later, and make its links wider.
    for (const part of [place, ...place.children]) watcher.observe(part)
    return () => watcher.disconnect()
  }, [current])
  return (
    <nav
      ref={row}
      aria-label={label}
      onScroll={({ currentTarget }) => markPlace(currentTarget)}
      className={isInner ? 'inner-tabs' : 'tab-links'}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          replace={replace}
          preventScrollReset
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <span className={`text-xs figures ${isWaiting ? 'invisible' : ''}`}>
              {tab.count.toLocaleString('en')}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
