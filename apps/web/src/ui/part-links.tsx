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
 * screens, above it on others. Without a step in the browser's history, so that Back leaves the page.
 */
export function PartLinks({ label, parts, shown }: PartLinksProps) {
  const { search } = useLocation()
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="grid grid-cols-2 gap-1 sm:flex sm:flex-wrap lg:flex-col">
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <Link
              to={{ search, hash: id }}
              replace
              preventScrollReset
              aria-current={id === shown ? 'location' : undefined}
              className="flex min-h-10 items-center mark-current rounded-md border border-transparent px-3 text-[0.9375rem] text-muted hover:bg-raised hover:text-ink aria-[current]:border-edge aria-[current]:bg-raised aria-[current]:text-ink lg:aria-[current]:border-transparent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
