import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { HOSTING_LINKS } from './navigation.ts'

/** A disclosure of links, not an ARIA menu: Tab walks it, arrows are a shortcut, Escape returns to the button. */
export function ServicesMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()
  const { key } = useLocation()

  // A new location closes the menu.
  useEffect(() => setIsOpen(false), [key])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
    // The list appears with the next paint; its links can take the focus only then.
    requestAnimationFrame(() => moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and links inside
    <div
      ref={root}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="nav-item"
      >
        Services
        <Icon name="chevron-down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul id={listId} hidden={!isOpen} className="drop-menu lifted">
        {HOSTING_LINKS.map(({ to, label, line }) => (
          <li key={to}>
            <NavLink to={to} aria-label={label}>
              <span>{label}</span>
              <span>{line}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  const links = [...(root?.querySelectorAll('a') ?? [])]
  const current = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = current === -1 && step === -1 ? links.length - 1 : current + step
  links[(next + links.length) % links.length]?.focus()
}
