import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

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
  /** What they choose, written before them: for those that narrow what is below, under views of the screen. */
  lead?: string | undefined
  /** The counts are asked for anew: their place is kept, and they are not shown. */
  isWaiting?: boolean
}

/** Views of one screen, each with its own address. On a phone those that one line cannot hold are scrolled to. */
export function TabLinks({ label, tabs, replace = false, lead, isWaiting = false }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => {
    const shown = row.current?.querySelectorAll('a')[current]
    if (row.current && shown) row.current.scrollLeft = shown.offsetLeft - shown.offsetWidth
  }, [current])
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`relative -mx-1 flex flex-wrap items-center sm:gap-1 ${lead ? '' : 'min-w-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:whitespace-nowrap'}`}
    >
      {lead ? <span className="ps-1 pe-1 text-muted text-sm">{lead}</span> : null}
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          replace={replace}
          preventScrollReset
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={`-outline-offset-2 inline-flex min-h-9 shrink-0 items-center gap-1.5 text-muted hover:text-ink aria-[current=page]:text-ink ${lead ? INNER : OUTER}`}
        >
          {tab.label}
          {tab.count === undefined ? null : (
            // On a phone the tabs of a list have one line.
            <span
              className={`text-xs figures ${tab.isCurrent ? '' : 'max-sm:hidden'} ${isWaiting ? 'invisible' : ''}`}
            >
              {tab.count.toLocaleString('en')}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

const OUTER =
  'rounded-md border border-transparent px-3 text-[0.9375rem] hover:bg-raised aria-[current=page]:border-edge max-sm:px-1.5 max-sm:text-sm'
const INNER =
  'px-2 text-sm underline-offset-6 aria-[current=page]:font-semibold aria-[current=page]:underline'
