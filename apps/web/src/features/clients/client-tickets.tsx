import type { QueuedTicket } from '@hostfront/contract/tickets'
import { LifeBuoy } from 'lucide-react'
import { usePages } from '../../host/use-answer.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { formatMoment } from '../../words/dates.ts'
import { TICKET_PRIORITY_NAMES, TICKET_STATUS_NAMES } from '../../words/tickets.ts'
import { ClientTable, Moment } from './client-table.tsx'

const EMPTY = {
  icon: LifeBuoy,
  title: 'No tickets',
  line: 'What this client asks the team appears here.',
}

export function ClientTickets({ userId }: { userId: string }) {
  const pages = usePages(['clients', userId, 'tickets'], (api, after) =>
    api.tickets.list({ userId, after }),
  )
  return (
    <ClientTable
      caption="Tickets"
      pages={pages}
      columns={columns}
      rowKey={({ ticket }) => ticket.id}
      empty={EMPTY}
    />
  )
}

const columns: Column<QueuedTicket>[] = [
  {
    header: 'Subject',
    isName: true,
    cell: ({ ticket }) => (
      <div className="min-w-44 [overflow-wrap:anywhere]">
        <RowLink to={`/admin/tickets/${ticket.id}`}>{ticket.subject}</RowLink>
      </div>
    ),
  },
  {
    header: 'Status',
    onCard: 'state',
    cell: ({ ticket }) => <Badge tone="neutral">{TICKET_STATUS_NAMES[ticket.status]}</Badge>,
  },
  { header: 'Priority', cell: ({ ticket }) => TICKET_PRIORITY_NAMES[ticket.priority] },
  {
    header: 'Assigned to',
    cell: ({ assigneeName }) => (
      <span className="block [overflow-wrap:anywhere] @3xl:min-w-28">
        {assigneeName ?? 'Unassigned'}
      </span>
    ),
  },
  {
    header: 'Last change',
    cell: ({ ticket }) => <Moment at={ticket.updatedAt}>{formatMoment(ticket.updatedAt)}</Moment>,
  },
]
