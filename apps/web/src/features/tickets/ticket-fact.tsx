import type { ReactNode } from 'react'

/** One thing that is known of a ticket, below its name. */
export const TicketFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 [overflow-wrap:anywhere]">
    <dt className="text-muted text-sm">{name}</dt>
    <dd>{children}</dd>
  </div>
)
