import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

interface PartLinksProps {
  label: string
  /** Parts of the page by their elements' ids. */
  parts: readonly { readonly id: string; readonly label: string }[]
  /** The part on show. */
  shown: string
  onShow: (id: string) => void
}

/** The way to each part of a page that shows one at a time: beside it on wide screens, above it on others. */
export function PartLinks({ label, parts, shown, onShow }: PartLinksProps) {
  /** Without a step in the browser's history, so that Back leaves the page; the keyboard goes on where the eye is. */
  function goTo(event: MouseEvent, id: string): void {
    event.preventDefault()
    flushSync(() => onShow(id))
    goToPart(id)
  }

  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap lg:flex-col lg:gap-1">
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
              aria-current={id === shown ? 'location' : undefined}
              className="flex min-h-10 items-center mark-current rounded-md border border-transparent px-3 text-[0.9375rem] max-sm:px-1 max-sm:text-sm text-muted hover:bg-raised hover:text-ink aria-[current]:border-edge aria-[current]:bg-raised aria-[current]:text-ink lg:aria-[current]:border-transparent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Takes eye and keyboard to a part of the page; nothing where it has none of that name. */
export function goToPart(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'nearest' })
  part?.focus({ preventScroll: true })
}
