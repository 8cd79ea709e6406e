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
}

/** An administrator sets status, priority or who looks after it. What is the same already changes nothing. */
export function updateTicket(call: SignedInCall, input: UpdateTicket): Promise<TicketFile> {
  return call.store.transaction(async (tx) => {
    const ticket = await lockTicket(tx, input.id)
    const wanted = {
      status: input.status ?? ticket.status,
      priority: input.priority ?? ticket.priority,
      assigneeId: input.assigneeId === undefined ? ticket.assigneeId : input.assigneeId,
    }
    if (isAsWanted(ticket, wanted)) return asTicketFile(tx, ticket)
    if (wanted.assigneeId !== ticket.assigneeId) await requireTeam(tx, wanted.assigneeId)
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

const isAsWanted = (
  ticket: Ticket,
  wanted: Pick<Ticket, 'status' | 'priority' | 'assigneeId'>,
): boolean =>
  ticket.status === wanted.status &&
  ticket.priority === wanted.priority &&
  ticket.assigneeId === wanted.assigneeId

/** Null: nobody. */
async function requireTeam(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return
  if (!may(await tx.users.get(id), 'tickets.answer')) throw refused('ASSIGNEE_NOT_ADMIN')
}
