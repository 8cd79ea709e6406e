import type { TicketFile } from '@hostfront/contract/tickets'
import { may } from '@hostfront/domain/accounts/permission'
import type { Ticket, TicketPriority, TicketStatus } from '@hostfront/domain/tickets/ticket'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { asAudited, asTicketFile, lockTicket } from './ticket-file.ts'

interface UpdateTicket {
  readonly id: string
  readonly status?: TicketStatus | undefined
  readonly priority?: TicketPriority | undefined
  readonly assigneeId?: string | null | undefined
  readonly serviceId?: string | null | undefined
}

/** What of a ticket is set. */
type Chosen = Pick<Ticket, 'status' | 'priority' | 'assigneeId' | 'serviceId'>

/** An administrator sets status, priority, who looks after it or what it is about. What is the same already changes nothing. */
export function updateTicket(call: SignedInCall, input: UpdateTicket): Promise<TicketFile> {
  return call.store.transaction(async (tx) => {
    const ticket = await lockTicket(tx, input.id)
    const wanted: Chosen = {
      status: input.status ?? ticket.status,
      priority: input.priority ?? ticket.priority,
      assigneeId: input.assigneeId === undefined ? ticket.assigneeId : input.assigneeId,
      serviceId: input.serviceId === undefined ? ticket.serviceId : input.serviceId,
    }
    if (isAsWanted(ticket, wanted)) return asTicketFile(tx, ticket)
    if (wanted.assigneeId !== ticket.assigneeId) await requireTeam(tx, wanted.assigneeId)
    if (wanted.serviceId !== ticket.serviceId) await requireOwn(tx, ticket, wanted.serviceId)
    const updated = await tx.tickets.update(ticket.id, { ...wanted, updatedAt: call.now() })
    if (!updated) throw refused('NOT_FOUND')
    if (updated.status === 'closed' && ticket.status !== 'closed') {
      const { userId, subject, id: ticketId } = updated
      await notify(tx, call, userId, { kind: 'ticket-closed', subject, ticketId })
    }
    await recordChange(tx, call, 'tickets.update', asAudited(ticket), asAudited(updated))
    return asTicketFile(tx, updated)
  })
}

const isAsWanted = (ticket: Ticket, wanted: Chosen): boolean =>
  ticket.status === wanted.status &&
  ticket.priority === wanted.priority &&
  ticket.assigneeId === wanted.assigneeId &&
  ticket.serviceId === wanted.serviceId

/** Null: nobody. */
async function requireTeam(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return
  if (!may(await tx.users.get(id), 'tickets.answer')) throw refused('ASSIGNEE_NOT_ADMIN')
}

/** A ticket is about a service of its customer; null: about none. */
async function requireOwn(tx: Tx, { userId }: Ticket, id: string | null): Promise<void> {
  if (id === null) return
  if ((await tx.services.get(id))?.userId !== userId) throw refused('NOT_FOUND')
}
