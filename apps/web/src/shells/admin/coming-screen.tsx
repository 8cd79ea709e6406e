import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { panelTitle } from '../../ui/record-title.ts'
import { AdminHeading } from './admin-heading.tsx'
import { DASHBOARD } from './admin-screens.ts'
import { COMING } from './coming.ts'
import { NOT_BUILT, screenAt } from './find-screens.ts'
import { useScreen } from './use-screen.ts'

interface ComingScreenProps {
  /** Beside the heading of the overview, which the screen shows until it is built. */
  children: ReactNode
}

/** What a screen that is not built yet says of itself, and the heading of what it shows instead. */
export function ComingScreen({ children }: ComingScreenProps) {
  const { path, icon } = useScreen()
  const coming = COMING[path]
  return (
    <>
      <AdminHeading />
      {coming ? (
        <div className="mt-4">
          <EmptyState
            icon={icon}
            title={NOT_BUILT}
            action={
              <LinkButton to={coming.instead} look="secondary" size="small">
                Go to {screenAt(coming.instead.replace(/\?.*/, '')).title}
              </LinkButton>
            }
          >
            {coming.line}
          </EmptyState>
        </div>
      ) : null}
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-6">
        <h2 className={panelTitle}>{DASHBOARD.title}</h2>
        {children}
      </div>
    </>
  )
}
