import type { OwnTicketHead } from '@hostfront/contract/tickets'
import { LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePages } from '../../host/use-answer.ts'
import { AnswerAim } from '../../parts/answer-aim.tsx'
import { CardUnit } from '../../parts/card-unit.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge, formatMoment } from '../../words/dates.ts'
import { OwnTicketBadge, Priority } from './ticket-state.tsx'

export const ticketPath = (id: string): string =>
  `/dashboard?tab=support&ticket=${encodeURIComponent(id)}`

/** The customer's tickets, newest first. */
export const useMyTickets = () =>
  usePages(['tickets', 'mine'], (api, after) => api.tickets.mine({ after }))

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
              columns={columns(now)}
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

const columns = (now: number): Column<OwnTicketHead>[] => [
  {
    header: 'Subject',
    isName: true,
    cell: ({ id, subject, status, priority, updatedAt }) => (
      <>
        <span className="[overflow-wrap:anywhere]">
          <RowLink to={ticketPath(id)}>{subject}</RowLink>
        </span>
        <span className="block text-muted text-sm">
          <NextStep id={id} status={status} />
          {/* A card has no columns for them. */}
          <span className={status === 'answered' ? '' : 'block'}>
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
    return (
      <>
        {/* A card's badge says it. */}
        <span className="@max-xl:sr-only">Our team has answered. </span>
        <TextLink to={ticketPath(id)}>Read the answer</TextLink>
      </>
    )
  }
  return 'Our team answers next.'
}

/** `action` opens the first. */
export const NoTickets = ({ action }: { action: ReactNode }) => (
  <EmptyState icon={LifeBuoy} title="No tickets yet" action={action}>
    Something does not work, or you have a question? Our team answers here, and you are told when it
    has. <AnswerAim />
  </EmptyState>
)
