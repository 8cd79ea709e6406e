import type { ReactNode } from 'react'
import { panelTitle } from '../../ui/record-title.ts'
import { useScreen } from './use-screen.ts'

/** The only h1 of a screen of the panel: the screen's own, or the name of what is on show. */
export function AdminHeading({ title, children }: { title?: string; children?: ReactNode }) {
  const screen = useScreen()
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className={panelTitle}>{title ?? screen.heading ?? screen.title}</h1>
      {children}
    </div>
  )
}
