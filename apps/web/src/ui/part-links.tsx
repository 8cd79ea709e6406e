import { type MouseEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface PartLinksProps {
  label: string
  /** Parts of the page by their elements' ids. */
  parts: readonly { readonly id: string; readonly label: string }[]
  /** The part that narrow screens show, which show one at a time. */
  shown: string
  onShow: (id: string) => void
}

/** The way to each part of a long page: beside it on wide screens, where it stays in sight, and above it on others. */
export function PartLinks({ label, parts, shown, onShow }: PartLinksProps) {
  const current = usePartInSight(parts, shown)

  /** Without a step in the browser's history, so that Back leaves the page; the keyboard goes on where the eye is. */
  function goTo(event: MouseEvent, id: string): void {
    if (!document.getElementById(id)) return
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
              aria-current={id === current ? 'location' : undefined}
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
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

/** The part that is being read: the last one whose beginning has passed the upper third of the window. */
function usePartInSight(parts: PartLinksProps['parts'], shown: string): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id)
  useEffect(() => {
    const elements = parts.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      // Where one is shown at a time, that is the one.
      if (elements.some((part) => part.offsetParent === null)) return setCurrent(shown)
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
      const passed = elements.filter((part) => part.getBoundingClientRect().top < innerHeight / 3)
      setCurrent((isAtEnd ? elements : passed).at(-1)?.id ?? parts[0]?.id)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [parts, shown])
  return current
}
