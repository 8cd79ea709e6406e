import { allow, type Result, refuse } from '../result.ts'
import { after } from '../transitions.ts'
import { TICKET_LIFECYCLE, type TicketAction } from './lifecycle.ts'
import { MAX_TICKET_MESSAGES, type Ticket, type TicketMessage } from './ticket.ts'

/** Whether the lifecycle allows it now: for buttons and checks alike. */
export const canDoWith = (ticket: Pick<Ticket, 'status'>, action: TicketAction): boolean =>
  after(TICKET_LIFECYCLE, ticket.status, action) !== null

/** The fields of a ticket that change when `message` is written into it. A note of the team changes no state. */
export function addMessage(
  ticket: Pick<Ticket, 'status' | 'messages'>,
  message: TicketMessage,
): Result<Pick<Ticket, 'status' | 'messages' | 'updatedAt'>, 'TICKET_FULL'> {
  if (ticket.messages.length >= MAX_TICKET_MESSAGES) return refuse('TICKET_FULL')
  return allow({
    status: message.isInternal ? ticket.status : statusAfter(ticket.status, message.from),
    messages: [...ticket.messages, message],
    updatedAt: message.createdAt,
  })
}

function statusAfter(status: Ticket['status'], from: TicketMessage['from']): Ticket['status'] {
  return after(TICKET_LIFECYCLE, status, from === 'customer' ? 'ask' : 'answer') ?? status
}

/** What the customer reads of a ticket: no notes of the team, and not which administrator wrote. */
export function readByCustomer(messages: readonly TicketMessage[]): TicketMessage[] {
  return messages
    .filter(({ isInternal }) => !isInternal)
    .map((message) => (message.from === 'team' ? { ...message, authorId: null } : message))
}
