import type { TicketFile } from '@hostfront/contract/tickets'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { TicketPriority, TicketStatus } from '@hostfront/domain/tickets/ticket'
import { type ReactNode, useId, useState } from 'react'
import type { Account } from '../../../host/host.ts'
import { useSettings } from '../../../host/settings.ts'
import { useAnswer } from '../../../host/use-answer.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { FoldButton } from '../../../ui/fold-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { formatMoment } from '../../../words/dates.ts'
import { TICKET_PRIORITY_NAMES, TICKET_STATUS_NAMES } from '../../../words/tickets.ts'
import { sumWords } from '../../../words/totals.ts'
import { TicketFact } from '../ticket-fact.tsx'
import { ServiceChoice } from './service-choice.tsx'
import type { ChangeTicket } from './use-ticket-file.ts'

interface TicketFactsProps {
  file: TicketFile
  me: Account
  change: ChangeTicket
}

type Changes = Partial<
  Pick<TicketFile['ticket'], 'status' | 'priority' | 'assigneeId' | 'serviceId'>
>

/** Whose ticket it is and what it is about, and its state, each part of which is set by choosing it. */
export function TicketFacts({ file, me, change }: TicketFactsProps) {
  const act = useAct()
  const { currency } = useSettings()
  const { ticket } = file

  async function set(changes: Changes): Promise<void> {
    const failure = await act(
      () => change((api) => api.tickets.update({ id: ticket.id, ...changes })),
      'Ticket updated',
    )
    if (failure) void toast(failure.message, 'error')
  }

  return (
    <FoldedFacts line={summaryOf(file, currency)}>
      <Origin file={file} />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-1">
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
        <div className="relative min-w-0">
          <Assignee file={file} onChoose={(assigneeId) => void set({ assigneeId })} />
          {ticket.assigneeId === me.id ? null : (
            <ActionButton
              look="quiet"
              size="small"
              // In the line of the label, at its end.
              className="-top-1.5 -end-2 absolute px-2 max-sm:text-xs"
              onAct={() => set({ assigneeId: me.id })}
            >
              Assign to me
            </ActionButton>
          )}
        </div>
        <ServiceChoice file={file} onChoose={(serviceId) => void set({ serviceId })} />
      </div>
    </FoldedFacts>
  )
}

/** What is to be known of a ticket at a glance; its state is beside its title. */
const summaryOf = (
  { customer, service, owed, assigneeName }: TicketFile,
  currency: Currency,
): string =>
  [
    customer.name,
    ...(service ? [service.name] : []),
    ...(owed.count > 0 ? [`owes ${formatMoney(owed.amount, currency)}`] : []),
    assigneeName ?? 'Unassigned',
  ].join(' · ')

/** Beside the conversation where there is room; else one line above it, with the rest behind a button. */
function FoldedFacts({ line, children }: { line: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside
      aria-label="About this ticket"
      className="rounded-lg border border-line bg-surface px-4 py-3 sm:px-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:py-5"
    >
      <div className="flex items-center justify-between gap-3 lg:hidden">
        <p className="min-w-0 text-sm [overflow-wrap:anywhere]">{line}</p>
        <FoldButton
          controls={id}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          className="-me-3 shrink-0"
        />
      </div>
      <div id={id} className={`flex-col gap-5 lg:flex ${isOpen ? 'mt-3 flex' : 'hidden'}`}>
        {children}
      </div>
    </aside>
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
      <option value="">Unassigned</option>
      {isListed ? null : <option value={ticket.assigneeId ?? ''}>{assigneeName}</option>}
      {team.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Origin({ file: { ticket, customer, owed } }: { file: TicketFile }) {
  const { currency } = useSettings()
  const client = `/admin/clients/${encodeURIComponent(customer.id)}`
  return (
    <dl className="grid grid-cols-2 gap-4 text-[0.9375rem] md:grid-cols-3 lg:grid-cols-1">
      <TicketFact name="Client">
        <TextLink to={client}>{customer.name}</TextLink>
        <span className="block text-muted text-sm">{customer.email}</span>
        <TextLink to={`${client}?tab=tickets`} className="text-sm">
          Tickets of this client
        </TextLink>
      </TicketFact>
      <TicketFact name="Owes">
        {owed.count === 0 ? (
          'Nothing'
        ) : (
          <TextLink to={`/admin/invoices?userId=${encodeURIComponent(customer.id)}`}>
            {sumWords(owed, ['invoice', 'invoices'], (sum) => formatMoney(sum, currency))}
          </TextLink>
        )}
      </TicketFact>
      <TicketFact name="Opened">
        <time dateTime={ticket.createdAt}>{formatMoment(ticket.createdAt)}</time>
      </TicketFact>
    </dl>
  )
}
