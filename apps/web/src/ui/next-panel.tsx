import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'

interface NextPanelProps {
  title: string
  /** Nobody waits for its customer. */
  isCalm: boolean
  children: ReactNode
}

/** The frame alone. */
export const framed = (isCalm: boolean): string =>
  `rounded-lg border bg-surface p-5 sm:p-6 ${isCalm ? 'border-edge' : 'border-accent-ink'}`

/** What a page is about at the moment, framed. */
export const NextPanel = ({ title, isCalm, children }: NextPanelProps) => (
  <Panel title={title} className={framed(isCalm)}>
    <div className="flex flex-col gap-5">{children}</div>
  </Panel>
)
