import type { OwnTicketHead } from '@hostfront/contract/tickets'
import { LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnswerAim } from '../../parts/answer-aim.tsx'
import { CardUnit } from '../../parts/card-unit.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge, formatDay, formatMoment } from '../../words/dates.ts'
import { OwnTicketBadge, Priority } from './ticket-state.tsx'
import { ticketPath, useMyTickets } from './use-my-tickets.ts'

/** Them in a list. `empty` is shown in their place while there are none. */
export function MyTicketList({ empty }: { empty: ReactNode }) {
  const pages = useMyTickets()
  const now = useNow()
  return (
    <Loaded answer={pages} shape="rows">
      {(rows) =>
        rows.length === 0 ? (
          empty
        ) : (
          <>
            <DataTable
              caption="Tickets"
              columns={columns(now, rows)}
              rows={rows}
              rowKey={({ id }) => id}
            />
            <p className="mt-3 text-muted text-sm empty:hidden">
              {rows.some(({ status }) => status === 'open') ? <AnswerAim /> : null}
            </p>
            <MoreButton pages={pages} />
          </>
        )
      }
    </Loaded>
  )
}

const columns = (now: number, rows: readonly OwnTicketHead[]): Column<OwnTicketHead>[] => [
  {
    header: 'Subject',
    isName: true,
    cell: ({ id, subject, status, priority, createdAt, updatedAt }) => (
      <>
        <span
          className={`text-base [overflow-wrap:anywhere] ${status === 'closed' ? 'text-muted' : ''}`}
        >
          <RowLink to={ticketPath(id)}>{subject}</RowLink>
        </span>
        {/* What else tells it from its namesakes. */}
        {rows.some((other) => other.subject === subject && other.id !== id) ? (
          <span className="block text-muted text-sm">Opened {formatDay(createdAt)}</span>
        ) : null}
        <span className="block text-muted text-sm">
          <NextStep id={id} status={status} />
          {/* A card has no columns for them. */}
          <span className={`@3xl:hidden ${status === 'answered' ? '' : 'block'}`}>
            <CardUnit>
              {`${status === 'answered' ? ' · ' : ''}${priority === 'high' ? 'High priority · ' : ''}${formatAge(updatedAt, now)}`}
            </CardUnit>
          </span>
        </span>
      </>
    ),
  },
  {
    header: 'Status',
    onCard: 'corner',
    cell: ({ status }) => <OwnTicketBadge status={status} />,
  },
  { header: 'Priority', isMinor: true, cell: ({ priority }) => <Priority priority={priority} /> },
  {
    header: 'Last change',
    isMinor: true,
    isFigure: true,
    cell: ({ updatedAt }) => (
      <time
        dateTime={updatedAt}
        title={formatMoment(updatedAt)}
        className="whitespace-nowrap text-muted"
      >
        {formatAge(updatedAt, now)}
      </time>
    ),
  },
]

/** Whose turn it is. */
function NextStep({ id, status }: Pick<OwnTicketHead, 'id' | 'status'>) {
  if (status === 'closed') return null
  if (status === 'answered') {
    return <TextLink to={ticketPath(id)}>Read the answer</TextLink>
  }
  return 'Our team answers next.'
}

/** `action` opens the first. */
export const NoTickets = ({ action }: { action: ReactNode }) => (
  <EmptyState icon={LifeBuoy} title="No tickets yet" action={action}>
    A question, or something does not work? Open a ticket: our team answers here, and you get a
    notification. <AnswerAim />
  </EmptyState>
)
