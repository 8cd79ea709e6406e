import type { OwnTicket, OwnTicketHead } from '@hostfront/contract/tickets'
import { isOwner } from '@hostfront/domain/accounts/actor'
import { readByCustomer } from '@hostfront/domain/tickets/conversation'
import type { Ticket } from '@hostfront/domain/tickets/ticket'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { readSettings } from '../settings/read-settings.ts'

/** One of the caller's own tickets, with all that was written. Somebody else's does not exist for them. */
export function readOwnTicket(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<OwnTicket> {
  return call.store.read(async (tx) => asOwnTicket(tx, own(call, await tx.tickets.get(id))))
}

/** The same to change it: nobody else does until this transaction ends. */
export async function lockOwnTicket(tx: Tx, call: SignedInCall, id: string): Promise<Ticket> {
  return own(call, await tx.tickets.get(id, { lock: true }))
}

function own(call: SignedInCall, ticket: Ticket | null): Ticket {
  if (!ticket || !isOwner(call.actor, ticket)) throw refused('NOT_FOUND')
  return ticket
}

/** The fields of a ticket that its customer may read, without its messages. */
export const asOwnHead = (ticket: Ticket): OwnTicketHead => ({
  id: ticket.id,
  createdAt: ticket.createdAt,
  updatedAt: ticket.updatedAt,
  userId: ticket.userId,
  subject: ticket.subject,
  status: ticket.status,
  priority: ticket.priority,
  serviceId: ticket.serviceId,
})

/** A ticket as its customer reads it: the team goes by the shop's name, and its notes stay with it. */
export async function asOwnTicket(tx: ReadTx, ticket: Ticket): Promise<OwnTicket> {
  const [customer, settings] = await Promise.all([tx.users.get(ticket.userId), readSettings(tx)])
  return {
    ...asOwnHead(ticket),
    messages: readByCustomer(ticket.messages).map((message) => ({
      ...message,
      authorName: message.from === 'team' ? settings.siteName : (customer?.name ?? ''),
    })),
  }
}

/** What one may not while the operator has switched tickets off. Reading and closing stay. */
export async function requireTickets(tx: ReadTx): Promise<void> {
  const { features } = await readSettings(tx)
  if (!features.tickets) throw refused('FEATURE_OFF')
}
