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
  /** They narrow what is below, under views of the screen. */
  isInner?: boolean
  /** The counts are asked for anew: their place is kept, and they are not shown. */
  isWaiting?: boolean
}

/** Views of one screen, each with its own address. */
export const TabLinks = ({
  label,
  tabs,
  replace = false,
  isInner = false,
  isWaiting = false,
}: TabLinksProps) => (
  <nav
    aria-label={label}
    className={`flex flex-wrap items-center max-[23.4375rem]:-mx-1 sm:gap-1 ${isInner ? '-mx-2' : ''}`}
  >
    {tabs.map((tab) => (
      <Link
        key={tab.label}
        to={tab.to}
        replace={replace}
        preventScrollReset
        aria-current={tab.isCurrent ? 'page' : undefined}
        className={`inline-flex min-h-9 items-center gap-1.5 text-muted hover:text-ink aria-[current=page]:text-ink ${isInner ? INNER : outer(tabs.length)}`}
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

/** Six of them have one line of a phone, too. */
const outer = (count: number) =>
  `rounded-md border border-transparent px-3 text-[0.9375rem] hover:bg-raised aria-[current=page]:border-edge ${count > 5 ? 'max-sm:px-1 max-sm:text-[0.8rem]' : 'max-sm:px-1.5 max-sm:text-sm'}`
const INNER =
  'mx-2 border-transparent border-b-2 text-sm aria-[current=page]:border-accent-ink aria-[current=page]:font-semibold'
