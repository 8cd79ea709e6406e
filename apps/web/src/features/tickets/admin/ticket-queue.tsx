import type { QueuedTicket } from '@hostfront/contract/tickets'
import { TicketStatus } from '@hostfront/domain/tickets/ticket'
import { LifeBuoy } from 'lucide-react'
import type { Account } from '../../../host/host.ts'
import { useSettings } from '../../../host/settings.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { ALL, countIn, totalOf } from '../../../parts/list-table/count-in.ts'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { ListTable } from '../../../parts/list-table/list-table.tsx'
import { StateTabs } from '../../../parts/list-table/state-tabs.tsx'
import { useList } from '../../../parts/list-table/use-list.ts'
import { useListState } from '../../../parts/list-table/use-list-state.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { formatAge, formatMoment } from '../../../words/dates.ts'
import { TICKET_PRIORITY_NAMES, TICKET_STATUS_NAMES } from '../../../words/tickets.ts'
import { Priority } from '../ticket-state.tsx'
import { LastWords, Unanswered } from './unanswered.tsx'

const STATES = [
  { id: ALL, label: 'All' },
  ...TicketStatus.options.map((id) => ({ id, label: TICKET_STATUS_NAMES[id] })),
]

const NONE: Record<TicketStatus, string> = {
  open: 'No ticket is waiting',
  answered: 'No answered tickets',
  closed: 'No closed tickets',
}

/** Of those that wait, unless they are ordered otherwise. */
const LONGEST_FIRST = { sort: 'updatedAt', descending: false } as const

type Sort = 'text' | 'updatedAt' | 'status'

/** Everybody's tickets, for the administrators, first those that wait for an answer, a search through all; `me` is who looks at them. */
export function TicketQueue({ me }: { me: Account }) {
  const now = useNow()
  const { answerHours } = useSettings().billing
  const list = useListState({
    sorts: ['text', 'updatedAt', 'status'],
    filters: { status: [...TicketStatus.options, ALL], assigned: ['me', 'nobody'] },
    tabs: ['status'],
  })
  const assigneeOf = (assigned: 'me' | 'nobody' | undefined) =>
    assigned ? { assigneeId: assigned === 'me' ? me.id : null } : {}
  const { assigned, status: chosen = list.view.search ? ALL : 'open' } = list.view.filters
  const status = chosen === ALL ? undefined : chosen
  const answer = useList(
    ['tickets', 'list'],
    list,
    (api, { assigned: whose, status: _, ...query }) =>
      api.tickets.list({
        ...query,
        ...(status === 'open' && !query.sort && LONGEST_FIRST),
        ...(status && { status }),
        ...assigneeOf(whose),
      }),
  )
  const counts = useAnswer(['tickets', 'counts', assigned], (api) =>
    api.tickets.counts(assigneeOf(assigned)),
  )
  const known = list.view.search ? undefined : counts.data
  return (
    <ListTable
      states={
        <StateTabs
          label="Ticket status"
          isInner
          list={list}
          name="status"
          choices={STATES}
          current={chosen}
          totals={{ data: known, isWaiting: false }}
        />
      }
      caption="Tickets"
      noun="tickets"
      total={totalOf(known, status)}
      hasMore={countIn(counts.data ?? [], ALL) > 0}
      list={list}
      answer={answer}
      rowKey={({ ticket }) => ticket.id}
      columns={columns(now, answerHours, status === 'open' ? 'Waiting' : 'Last change')}
      search="Search tickets"
      filters={[
        {
          name: 'assigned',
          label: 'Assigned to',
          options: [
            { value: 'me', label: 'Me' },
            { value: 'nobody', label: 'Unassigned' },
          ],
        },
      ]}
      csvName="tickets"
      tab={status}
      empty={
        <EmptyState icon={LifeBuoy} title={status ? NONE[status] : 'No tickets yet'}>
          Customers open tickets on their dashboard. New ones appear here by themselves.
        </EmptyState>
      }
    />
  )
}

/** `aged`: what the last column is called where its ages are looked for. */
const columns = (
  now: number,
  answerHours: number,
  aged: string,
): ListColumn<QueuedTicket, Sort>[] => [
  {
    header: 'Subject',
    isName: true,
    sortBy: 'text',
    csv: ({ ticket }) => ticket.subject,
    cell: ({ ticket, assigneeName, unansweredSince, lastWords }) => (
      <div className="min-w-44 [overflow-wrap:anywhere]">
        <RowLink to={`/admin/tickets/${encodeURIComponent(ticket.id)}`}>{ticket.subject}</RowLink>
        <LastWords words={lastWords} />
        <span className="mt-1 block @xl:hidden text-muted text-sm">
          {unansweredSince ? (
            <Unanswered since={unansweredSince} now={now} answerHours={answerHours} />
          ) : (
            formatAge(ticket.updatedAt, now)
          )}
          {' · '}
          <Priority priority={ticket.priority} /> priority
        </span>
        {assigneeName ? (
          <span className="block @xl:hidden text-muted text-sm">Assigned to {assigneeName}</span>
        ) : null}
      </div>
    ),
  },
  customerColumn('Client'),
  {
    header: 'Status',
    onCard: 'state',
    sortBy: 'status',
    csv: ({ ticket }) => TICKET_STATUS_NAMES[ticket.status],
    cell: ({ ticket }) => <StatusBadge status={ticket.status} />,
  },
  {
    header: 'Priority',
    isMinor: true,
    csv: ({ ticket }) => TICKET_PRIORITY_NAMES[ticket.priority],
    cell: ({ ticket }) => <Priority priority={ticket.priority} />,
  },
  {
    header: 'Assigned to',
    isMinor: true,
    csv: ({ assigneeName }) => assigneeName ?? '',
    cell: ({ assigneeName }) => (
      <span className="block [overflow-wrap:anywhere] @3xl:min-w-28">
        {assigneeName ?? <span className="text-muted">Unassigned</span>}
      </span>
    ),
  },
  {
    header: aged,
    isMinor: true,
    sortBy: 'updatedAt',
    csv: ({ ticket }) => ticket.updatedAt,
    moreCsv: [{ header: 'Unanswered since', csv: ({ unansweredSince }) => unansweredSince ?? '' }],
    // A message that waits is most often the last change: its age is said once.
    cell: ({ ticket: { updatedAt }, unansweredSince }) => (
      <div className="whitespace-nowrap" title={formatMoment(updatedAt)}>
        {unansweredSince ? (
          <span className="block">
            <Unanswered since={unansweredSince} now={now} answerHours={answerHours} />
          </span>
        ) : null}
        {unansweredSince && formatAge(unansweredSince, now) === formatAge(updatedAt, now) ? null : (
          <time
            dateTime={updatedAt}
            className={unansweredSince ? 'is-whole text-muted text-sm' : ''}
          >
            {formatAge(updatedAt, now)}
          </time>
        )}
      </div>
    ),
  },
]
