import type { TicketFile } from '@hostfront/contract/tickets'
import { TicketPriority, TicketStatus } from '@hostfront/domain/tickets/ticket'
import type { ReactNode } from 'react'
import type { Account } from '../../../host/host.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { formatMoment } from '../../../words/dates.ts'
import { servicePath } from '../../../words/service-paths.ts'
import { TICKET_PRIORITY_NAMES, TICKET_STATUS_NAMES } from '../../../words/tickets.ts'
import type { ChangeTicket } from './use-ticket-file.ts'

interface TicketFactsProps {
  file: TicketFile
  me: Account
  change: ChangeTicket
}

type Changes = Partial<Pick<TicketFile['ticket'], 'status' | 'priority' | 'assigneeId'>>

/** Whose ticket it is and what it is about, and its state, each part of which is set by choosing it. */
export function TicketFacts({ file, me, change }: TicketFactsProps) {
  const act = useAct()
  const { ticket } = file

  async function set(changes: Changes): Promise<void> {
    const failure = await act(
      () => change((api) => api.tickets.update({ id: ticket.id, ...changes })),
      'Ticket updated',
    )
    if (failure) void toast(failure.message, 'error')
  }

  return (
    <div className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <Origin file={file} />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <SelectField
          label="Status"
          value={ticket.status}
          onChange={({ target }) => void set({ status: TicketStatus.parse(target.value) })}
        >
          {TicketStatus.options.map((status) => (
            <option key={status} value={status}>
              {TICKET_STATUS_NAMES[status]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Priority"
          value={ticket.priority}
          onChange={({ target }) => void set({ priority: TicketPriority.parse(target.value) })}
        >
          {TicketPriority.options.map((priority) => (
            <option key={priority} value={priority}>
              {TICKET_PRIORITY_NAMES[priority]}
            </option>
          ))}
        </SelectField>
        <Assignee file={file} onChoose={(assigneeId) => void set({ assigneeId })} />
      </div>
      {ticket.assigneeId === me.id ? null : (
        <ActionButton
          look="secondary"
          size="small"
          className="self-start"
          onAct={() => set({ assigneeId: me.id })}
        >
          Assign to me
        </ActionButton>
      )}
    </div>
  )
}

interface AssigneeProps {
  file: TicketFile
  onChoose: (id: string | null) => void
}

function Assignee({ file: { ticket, assigneeName }, onChoose }: AssigneeProps) {
  const answer = useAnswer(['tickets', 'team'], (api) => api.admin.team())
  const team = answer.data ?? []
  // Who looked after it may be no administrator any more, or the team not known yet.
  const isListed = ticket.assigneeId === null || team.some(({ id }) => id === ticket.assigneeId)
  return (
    <SelectField
      label="Assigned to"
      value={ticket.assigneeId ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">Nobody</option>
      {isListed ? null : <option value={ticket.assigneeId ?? ''}>{assigneeName}</option>}
      {team.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Origin({ file: { ticket, customer, serviceName } }: { file: TicketFile }) {
  return (
    <dl className="grid grid-cols-2 gap-4 text-[0.9375rem] md:grid-cols-3">
      <Fact name="Customer">
        <TextLink to={`/admin/clients/${encodeURIComponent(customer.id)}`}>
          {customer.name}
        </TextLink>
        <span className="block text-muted text-sm">{customer.email}</span>
      </Fact>
      <Fact name="Service">
        {serviceName && ticket.serviceId ? (
          <TextLink to={servicePath(ticket.serviceId)}>{serviceName}</TextLink>
        ) : (
          'None'
        )}
      </Fact>
      <Fact name="Opened">
        <time dateTime={ticket.createdAt}>{formatMoment(ticket.createdAt)}</time>
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 [overflow-wrap:anywhere]">
    <dt className="text-muted text-sm">{name}</dt>
    <dd>{children}</dd>
  </div>
)
