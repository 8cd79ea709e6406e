import type { ReactNode } from 'react'
import { panelTitle } from '../../ui/record-title.ts'
import { useScreen } from './use-screen.ts'

interface AdminHeadingProps {
  title?: string
  /** What the screen shows, where its name alone does not say it. */
  note?: string
  children?: ReactNode
}

/** The only h1 of a screen of the panel: the screen's own, or the name of what is on show. Tabs among its children have the row below it. */
export function AdminHeading({ title, note, children }: AdminHeadingProps) {
  const screen = useScreen()
  return (
    <div className="admin-heading mb-2.5 flex min-h-9 flex-wrap items-center justify-between gap-x-5 gap-y-1 sm:gap-x-6">
      <h1 className={panelTitle}>{title ?? screen.heading ?? screen.title}</h1>
      {note ? (
        <p className="-mt-2 max-sm:not-last:mt-1 text-muted text-sm max-sm:order-last max-sm:basis-full sm:-ms-2 sm:mt-1.5 sm:me-auto">
          {note}
        </p>
      ) : null}
      {children}
    </div>
  )
}
