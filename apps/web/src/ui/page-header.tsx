import type { ReactNode } from 'react'
import { Container } from './container.tsx'

interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  /** Below the lead: actions, facts. */
  children?: ReactNode
  /** Beside the title from 1024 px on: a drawing. */
  aside?: ReactNode
}

/** The top of a page with its only h1. */
export function PageHeader({ title, lead, children, aside }: PageHeaderProps) {
  return (
    <Container className="grid items-center gap-8 py-10 md:py-14 lg:gap-12 lg:grid-cols-[1fr_auto]">
      <div className="max-w-prose">
        <h1 className="text-title">{title}</h1>
        {lead ? <p className="mt-5 text-lead text-muted">{lead}</p> : null}
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
      {aside}
    </Container>
  )
}
