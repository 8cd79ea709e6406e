import { Link } from 'react-router'

interface TabLinksProps {
  label: string
  tabs: readonly { readonly label: string; readonly to: string; readonly isCurrent: boolean }[]
  /** Whether each takes the place of the one before in the browser's history. */
  replace?: boolean
}

/** Views of one screen, each with its own address. */
export const TabLinks = ({ label, tabs, replace = false }: TabLinksProps) => (
  <nav aria-label={label} className="-mx-1 flex flex-wrap gap-1">
    {tabs.map((tab) => (
      <Link
        key={tab.label}
        to={tab.to}
        replace={replace}
        preventScrollReset
        aria-current={tab.isCurrent ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-md border border-transparent px-3 text-[0.9375rem] text-muted hover:bg-raised hover:text-ink aria-[current=page]:border-edge aria-[current=page]:text-ink"
      >
        {tab.label}
      </Link>
    ))}
  </nav>
)
