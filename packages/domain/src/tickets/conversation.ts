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

/** Since when an open ticket has a word of its customer that the team has not answered in writing. Null: there is none. */
export function unansweredSince({
  status,
  messages,
}: Pick<Ticket, 'status' | 'messages'>): string | null {
  if (status !== 'open') return null
  const said = messages.filter(({ isInternal }) => !isInternal)
  const answeredAt = said.findLastIndex(({ from }) => from === 'team')
  return said[answeredAt + 1]?.createdAt ?? null
}

/** As much of a message as a list shows, in characters. */
const GLIMPSE = 160

/** Who wrote last to the other side, and how it begins, in one line. Null: nothing was written. */
export function lastWords(
  messages: readonly TicketMessage[],
): Pick<TicketMessage, 'from' | 'body'> | null {
  const last = messages.findLast(({ isInternal }) => !isInternal)
  if (!last) return null
  const line = [...last.body.trim().replace(/\s+/g, ' ')]
  return {
    from: last.from,
    body: line.length > GLIMPSE ? `${line.slice(0, GLIMPSE).join('')}…` : line.join(''),
  }
}

/** What the customer reads of a ticket: no notes of the team, and not which administrator wrote. */
export function readByCustomer(messages: readonly TicketMessage[]): TicketMessage[] {
  return messages
    .filter(({ isInternal }) => !isInternal)
    .map((message) => (message.from === 'team' ? { ...message, authorId: null } : message))
}
