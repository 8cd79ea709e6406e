import { useEffect } from 'react'
import { NavLink } from 'react-router'
import { Container } from '../../ui/container.tsx'
import { AccountActions } from './account-actions.tsx'
import { HOSTING_LINKS } from './navigation.ts'

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
    <div id="mobile-menu" className="mobile-menu">
      <Container>
        <nav aria-label="Main">
          <ul>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <AccountActions />
        </div>
      </Container>
    </div>
  )
}
