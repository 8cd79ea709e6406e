import { type ReactNode, useId } from 'react'
import { Container } from './container.tsx'

interface SectionProps {
  /** Shown as the section's h2 and naming its region. */
  title?: ReactNode
  lead?: ReactNode
  children: ReactNode
  id?: string
  className?: string
}

/** One part of a page under a hairline, with its heading. */
export function Section({ title, lead, children, id, className = '' }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      className={`later border-line border-t py-7 md:py-16 ${className}`}
    >
      <Container>
        {title ? (
          <div className="mb-4 md:mb-10">
            <h2 id={headingId} className="text-title">
              {title}
            </h2>
            {lead ? <p className="mt-3 max-w-prose text-lead text-muted">{lead}</p> : null}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  )
}
