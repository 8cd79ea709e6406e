import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { findScreens } from './admin-screens.ts'

/** Finds a screen by its name. Enter opens the first one found, `/` comes here from anywhere. */
export function ScreenSearch() {
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const found = findScreens(query)
  const isListed = isOpen && query.trim() !== ''
  useSlashKey(() => input.current?.focus())

  function leave(): void {
    setQuery('')
    setIsOpen(false)
  }

  function openFirst(event: FormEvent): void {
    event.preventDefault()
    const first = found[0]
    if (!first) return
    leave()
    void navigate(first.path)
  }

  return (
    <search className="relative min-w-0 flex-1 sm:max-w-80">
      <form
        onSubmit={openFirst}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave()
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
        />
        <input
          ref={input}
          type="search"
          aria-label="Search"
          placeholder="Search screens"
          aria-controls={listId}
          autoComplete="off"
          value={query}
          onFocus={() => setIsOpen(true)}
          onChange={(event) => {
            setQuery(event.target.value)
            setIsOpen(true)
          }}
          className="min-h-10 w-full rounded-md border border-edge bg-surface ps-9 pe-3 text-base placeholder:text-muted hover:border-ink"
        />
        <div id={listId}>
          {isListed ? (
            <ul className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 overflow-y-auto rounded-md border border-line bg-raised py-1.5 shadow-xl">
              {found.map(({ path, title, icon: Icon }) => (
                <li key={path}>
                  <Link
                    to={path}
                    onClick={leave}
                    className="flex min-h-10 items-center gap-3 px-3.5 -outline-offset-2 hover:bg-surface"
                  >
                    <Icon aria-hidden="true" className="size-4.5 text-muted" />
                    {title}
                  </Link>
                </li>
              ))}
              {found.length === 0 ? (
                <li className="px-3.5 py-2 text-muted">No screen has that name.</li>
              ) : null}
            </ul>
          ) : null}
        </div>
        <p role="status" className="sr-only">
          {isListed ? `${found.length} found. Enter opens the first one.` : ''}
        </p>
      </form>
    </search>
  )
}

function useSlashKey(onSlash: () => void): void {
  const latest = useRef(onSlash)
  useEffect(() => {
    latest.current = onSlash
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
