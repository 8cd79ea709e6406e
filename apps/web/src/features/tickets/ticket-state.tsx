import type { Ticket } from '@hostfront/domain/tickets/ticket'
import { ChevronsUp, Reply } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TICKET_PRIORITY_NAMES, TICKET_STATUS_NAMES } from '../../words/tickets.ts'

/** How urgent it is, in a word; what is urgent has a sign besides. */
export function Priority({ priority }: Pick<Ticket, 'priority'>) {
  return (
    <span className={`whitespace-nowrap ${priority === 'high' ? 'font-semibold' : 'text-muted'}`}>
      {priority === 'high' ? (
        <ChevronsUp
          aria-hidden="true"
          className="-mt-0.5 me-1 inline-block size-4 text-accent-ink"
        />
      ) : null}
      {TICKET_PRIORITY_NAMES[priority]}
    </span>
  )
}

/** The state as its customer sees it: an answer is there to be read. */
export const OwnTicketBadge = ({ status }: Pick<Ticket, 'status'>) =>
  status === 'answered' ? (
    <Badge tone="info" icon={<Reply aria-hidden="true" className="size-3.5" />}>
      {TICKET_STATUS_NAMES.answered}
    </Badge>
  ) : status === 'closed' ? (
    <Badge tone="over">{TICKET_STATUS_NAMES.closed}</Badge>
  ) : (
    <StatusBadge status={status} />
  )

/** State and priority of a ticket in one line, each named. */
export const TicketState = ({ status, priority }: Pick<Ticket, 'status' | 'priority'>) => (
  <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
    <StatusBadge status={status} />
    {/* Where there is room, it is chosen beside the conversation. */}
    <span className="inline-flex items-center gap-1.5 text-[0.9375rem] lg:hidden">
      <span className="text-muted">Priority</span>
      <Priority priority={priority} />
    </span>
  </span>
)
