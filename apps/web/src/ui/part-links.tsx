import { ChevronDown } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { controlClass } from './field.tsx'

interface PartLinksProps {
  label: string
  /** `id`: what the address names it by. */
  parts: readonly { readonly id: string; readonly label: string }[]
  /** The part on show. */
  shown: string
}

/**
 * The way to each part of a page that shows one at a time, the one that its address named last: beside it on wide
 * screens, above it on others, on a phone a list to choose from. Without a step in the browser's history, so that Back leaves the page.
 */
export function PartLinks({ label, parts, shown }: PartLinksProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const to = (id: string) => ({ search, hash: id })
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start">
      <span aria-hidden="true" className="mb-1.5 block text-muted text-sm sm:hidden">
        {label}
      </span>
      <span className="relative block sm:hidden">
        <select
          aria-label={label}
          value={shown}
          onChange={({ target }) =>
            void navigate(to(target.value), { replace: true, preventScrollReset: true })
          }
          className={`${controlClass} appearance-none truncate pe-10 [&>*]:bg-raised`}
        >
          {parts.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
        />
      </span>
      <ul className="flex flex-wrap gap-1 max-sm:hidden lg:flex-col">
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <Link
              to={to(id)}
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
