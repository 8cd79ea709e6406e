import type { QueuedTicket, TicketFile, TicketHead } from '@hostfront/contract/tickets'
import type { User } from '@hostfront/domain/accounts/user'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { lastWords, unansweredSince } from '@hostfront/domain/tickets/conversation'
import type { Ticket } from '@hostfront/domain/tickets/ticket'
import type { ReadTx, Tx } from '@hostfront/store/port'
import { owedBy } from '../billing/owed-by.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { customerOf } from '../identity/customers-of.ts'
import { readSettings } from '../settings/read-settings.ts'

/** A ticket as administrators read it, notes included. */
export function inspectTicket(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<TicketFile> {
  return call.store.read(async (tx) => asTicketFile(tx, there(await tx.tickets.get(id))))
}

/** The same to change it: nobody else does until this transaction ends. */
export async function lockTicket(tx: Tx, id: string): Promise<Ticket> {
  return there(await tx.tickets.get(id, { lock: true }))
}

function there(ticket: Ticket | null): Ticket {
  if (!ticket) throw refused('NOT_FOUND')
  return ticket
}

/** A ticket without its messages. */
function asHead({ messages: _messages, ...head }: Ticket): TicketHead {
  return head
}

/** Whose it is, and who looks after it. */
const withPeople = (ticket: Ticket, users: ReadonlyMap<string, User>) => ({
  ticket: asHead(ticket),
  customer: customerOf(users, ticket),
  assigneeName: users.get(ticket.assigneeId ?? '')?.name ?? null,
})

/** A ticket as the queue shows it. `users`: its customer and who looks after it, as far as they are there. */
export const asQueued = (ticket: Ticket, users: ReadonlyMap<string, User>): QueuedTicket => ({
  ...withPeople(ticket, users),
  unansweredSince: unansweredSince(ticket),
  lastWords: lastWords(ticket.messages),
})

/** A ticket as the audit log keeps it: what was written is in the ticket, here is only how much. */
export const asAudited = ({ messages, ...head }: Ticket) => ({ ...head, messages: messages.length })

/** A ticket with the names of everybody who has to do with it. */
export async function asTicketFile(tx: ReadTx, ticket: Ticket): Promise<TicketFile> {
  const authors = ticket.messages.map(({ authorId }) => authorId)
  const [users, service, owed, { siteName }] = await Promise.all([
    rowsById(tx.users, [ticket.userId, ticket.assigneeId, ...authors]),
    ticket.serviceId === null ? null : tx.services.get(ticket.serviceId),
    owedBy(tx, [ticket.userId]),
    readSettings(tx),
  ])
  const people = withPeople(ticket, users)
  const nameless = { customer: people.customer.name, team: siteName }
  return {
    ...people,
    messages: ticket.messages.map((message) => ({
      ...message,
      authorName: users.get(message.authorId ?? '')?.name ?? nameless[message.from],
    })),
    service: service && {
      id: service.id,
      name: nameOfService(service),
      status: service.status,
      expiresAt: service.expiresAt,
    },
    owed: owed.get(ticket.userId) ?? { count: 0, amount: 0 },
  }
}
