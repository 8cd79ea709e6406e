import { Link, useLocation } from 'react-router'

interface PartLinksProps {
  label: string
  /** `id`: what the address names it by. */
  parts: readonly { readonly id: string; readonly label: string }[]
  /** The part on show. */
  shown: string
}

/**
 * The way to each part of a page that shows one at a time, the one that its address named last: beside it on wide
 * screens, above it on others, on a phone as tiles. Without a step in the browser's history, so that Back leaves the page.
 */
export function PartLinks({ label, parts, shown }: PartLinksProps) {
  const { search } = useLocation()
  const to = (id: string) => ({ search, hash: id })
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap gap-1 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] max-sm:gap-2 lg:flex-col">
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <Link
              to={to(id)}
              replace
              preventScrollReset
              aria-current={id === shown ? 'location' : undefined}
              className="mark-current flex min-h-10 items-center rounded-md border border-transparent px-3 text-[0.9375rem] text-muted max-sm:h-full max-sm:min-h-11 max-sm:justify-center max-sm:not-aria-[current]:border-line max-sm:px-2 max-sm:text-center hover:bg-raised hover:text-ink aria-[current]:border-edge aria-[current]:bg-raised aria-[current]:text-ink lg:aria-[current]:border-transparent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
