import type { QueuedTicket } from '@hostfront/contract/tickets'
import { usePages } from '../../../host/use-answer.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { formatMoment } from '../../../words/dates.ts'
import { TICKET_STATUS_NAMES } from '../../../words/tickets.ts'

/** The tickets about a service, newest first; nothing where there is none. */
export function ServiceTickets({ id }: { id: string }) {
  const { data, hasNextPage, fetchNextPage } = usePages(
    ['tickets', 'list', 'service', id],
    (api, after) => api.tickets.list({ serviceId: id, after }),
  )
  if (!data?.length) return null
  return (
    <Panel title="Tickets">
      <DataTable
        caption="Tickets"
        rows={data}
        rowKey={({ ticket }) => ticket.id}
        columns={COLUMNS}
      />
      {hasNextPage ? (
        <Button className="mt-4" look="secondary" size="small" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </Panel>
  )
}

const COLUMNS: Column<QueuedTicket>[] = [
  {
    header: 'Subject',
    isName: true,
    cell: ({ ticket }) => (
      <div className="[overflow-wrap:anywhere]">
        <RowLink to={`/admin/tickets/${encodeURIComponent(ticket.id)}`}>{ticket.subject}</RowLink>
      </div>
    ),
  },
  {
    header: 'Status',
    onCard: 'state',
    cell: ({ ticket }) => <Badge tone="neutral">{TICKET_STATUS_NAMES[ticket.status]}</Badge>,
  },
  { header: 'Last change', cell: ({ ticket }) => formatMoment(ticket.updatedAt) },
]
