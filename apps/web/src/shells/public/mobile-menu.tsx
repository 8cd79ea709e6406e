import { useEffect } from 'react'
import { NavLink } from 'react-router'
import { Container } from '../../ui/container.tsx'
import { AccountActions } from './account-actions.tsx'
import { HOSTING_LINKS } from './navigation.ts'

const link = 'flex min-h-12 items-center text-lg aria-[current=page]:text-accent-ink'

const pages = [
  { to: '/', label: 'Home' },
  ...HOSTING_LINKS,
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
]

/** The header's links below 768 px, in place of the bar's. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return (
    <div
      id="mobile-menu"
      className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-t bg-ground md:hidden"
    >
      <Container className="py-4">
        <nav aria-label="Main">
          <ul className="divide-y divide-line">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4 flex flex-col gap-1 border-line border-t pt-4 text-lg [&_a]:min-h-12 [&_a]:px-0 [&_button]:px-0">
          <AccountActions />
        </div>
      </Container>
    </div>
  )
}
