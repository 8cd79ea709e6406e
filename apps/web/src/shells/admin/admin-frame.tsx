import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { LogoMark } from '../../ui/logo.tsx'
import { Tooltips, tooltip } from '../../ui/tooltip.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import { useSidebarState } from './use-sidebar-state.ts'

/** Side bar and, beside it, what there is to see; headings are smaller than on the public pages. */
export function AdminFrame({ children }: { children: ReactNode }) {
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
          className={`admin-side when-signed-in sticky top-0 hidden h-dvh shrink-0 flex-col border-line border-e bg-surface lg:flex ${isCollapsed ? 'w-17' : 'w-62'}`}
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
          <div className="fades-at-end min-h-0 overflow-y-auto">
            <AdminNavigation isCollapsed={isCollapsed} />
          </div>
        </div>
        <div className="flex min-w-0 flex-1 flex-col">{children}</div>
      </div>
      <Tooltips />
    </>
  )
}
