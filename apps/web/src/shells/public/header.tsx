import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { AccountActions } from './account-actions.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'

const NotificationBell = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/notifications/notification-bell.tsx')).NotificationBell,
  })),
)

/** Where the bell will be, of who is signed in. */
const bellRoom = <span className="when-signed-in size-10" />

export function Header() {
  const { siteName } = useSettings()
  const session = useSession()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const { key } = useLocation()
  const account = session.state === 'known' ? session.account : null
  // A new location closes the menu.
  useEffect(() => setIsMenuOpen(false), [key])

  return (
    <header className="top-bar">
      <Container>
        <Link to="/" aria-label={`${siteName}, start page`} className="inline-flex py-1">
          <Logo siteName={siteName} />
        </Link>
        <nav aria-label="Main" className="main-nav">
          <NavLink to="/" end className="nav-item">
            Home
          </NavLink>
          <ServicesMenu />
          <NavLink to="/about" className="nav-item">
            About
          </NavLink>
          <NavLink to="/contact" className="nav-item">
            Contact
          </NavLink>
        </nav>
        <div className="top-end ms-auto">
          <ThemeSwitch />
          {account ? (
            <Suspense fallback={bellRoom}>
              <NotificationBell key={account.id} />
            </Suspense>
          ) : session.state === 'known' ? null : (
            bellRoom
          )}
          <div className="top-end max-md:hidden">
            <AccountActions />
          </div>
          <button
            type="button"
            aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isMenuOpen}
            aria-controls="mobile-menu"
            onClick={() => setIsMenuOpen(!isMenuOpen)}
            className="icon-button -me-2.5 size-11 text-ink md:hidden"
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} />
          </button>
        </div>
      </Container>
      {isMenuOpen ? <MobileMenu onClose={() => setIsMenuOpen(false)} /> : null}
    </header>
  )
}
