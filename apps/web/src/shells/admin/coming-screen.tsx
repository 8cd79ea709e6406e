import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { panelTitle } from '../../ui/record-title.ts'
import { AdminHeading } from './admin-heading.tsx'
import { type AdminScreen, DASHBOARD } from './admin-screens.ts'
import { NOT_BUILT, screenAt } from './find-screens.ts'

interface ComingScreenProps {
  screen: AdminScreen
  /** Beside the heading of the overview, which the screen shows until it is built. */
  children: ReactNode
}

/** What a screen that is not built yet says of itself, and the heading of what it shows instead. */
export const ComingScreen = ({ screen: { icon, line, instead }, children }: ComingScreenProps) => (
  <>
    <AdminHeading />
    <div className="mt-4">
      <EmptyState
        icon={icon}
        title={NOT_BUILT}
        action={
          instead ? (
            <LinkButton to={instead} look="secondary" size="small">
              Go to {screenAt(instead.replace(/\?.*/, '')).title}
            </LinkButton>
          ) : null
        }
      >
        {line}
      </EmptyState>
    </div>
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-6">
      <h2 className={panelTitle}>{DASHBOARD.title}</h2>
      {children}
    </div>
  </>
)
