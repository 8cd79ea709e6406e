import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link } from 'react-router'
import { NotificationBell } from '../../features/announcements/notification-bell.tsx'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { LogoMark } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Tooltips, tooltip } from '../../ui/tooltip.tsx'
import { StorageBannerSlot } from '../public/storage-banner-slot.tsx'
import { AdminDrawer } from './admin-drawer.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import { CommandPalette } from './command-palette.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'
import { useSidebarState } from './use-sidebar-state.ts'
import { UserMenu } from './user-menu.tsx'

/** Side bar, top bar and the screen between them; headings are smaller than on the public pages. */
export function AdminFrame({ account }: { account: Account }) {
  const [isCollapsed, setIsCollapsed] = useSidebarState()
  const { siteName } = useSettings()
  const toggleName = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <>
      <div className="flex min-h-dvh [--text-heading:1.1875rem]">
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:start-3 focus:top-3"
        >
          Skip to content
        </a>
        <div
          className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-line border-e bg-surface lg:flex ${isCollapsed ? 'w-17' : 'w-62'}`}
        >
          <div
            className={`flex min-h-14 shrink-0 items-center border-line border-b ${isCollapsed ? 'justify-center' : 'justify-between ps-5 pe-3'}`}
          >
            {isCollapsed ? null : (
              <Link to="/admin" className="flex min-w-0 items-center gap-2.5 font-semibold">
                <LogoMark className="size-6 shrink-0" />
                <span className="truncate">{siteName}</span>
              </Link>
            )}
            <button
              type="button"
              aria-expanded={!isCollapsed}
              onClick={() => setIsCollapsed(!isCollapsed)}
              {...tooltip(toggleName, isCollapsed ? 'right' : 'bottom')}
              className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink"
            >
              <span className="sr-only">{toggleName}</span>
              <Toggle aria-hidden="true" className="size-5" />
            </button>
          </div>
          <div className="min-h-0 overflow-y-auto">
            <AdminNavigation isCollapsed={isCollapsed} />
          </div>
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-line border-b bg-ground px-3 sm:px-6">
            <AdminDrawer />
            <CommandPalette />
            <div className="ms-auto flex items-center gap-0.5">
              <ThemeSwitch />
              <NotificationBell />
              <UserMenu account={account} />
            </div>
          </header>
          <StorageBannerSlot />
          <main id="main" tabIndex={-1} className="px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8">
            <SecondFactorGate />
          </main>
        </div>
      </div>
      <Tooltips />
    </>
  )
}
