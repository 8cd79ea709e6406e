import type { OwnTicket } from '@hostfront/contract/tickets'
import { TICKET_LIFECYCLE } from '@hostfront/domain/tickets/lifecycle'
import type { Ticket } from '@hostfront/domain/tickets/ticket'
import { after } from '@hostfront/domain/transitions'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { asOwnTicket, lockOwnTicket, requireTickets } from './own-ticket.ts'

type ById = { readonly id: string }

/** The customer has no more question. */
export function closeTicket(call: SignedInCall, { id }: ById): Promise<OwnTicket> {
  return call.store.transaction(async (tx) => {
    const ticket = await lockOwnTicket(tx, call, id)
    return asOwnTicket(tx, await move(tx, call, ticket, 'close'))
  })
}

/** The customer asks on, without a word yet. */
export function reopenTicket(call: SignedInCall, { id }: ById): Promise<OwnTicket> {
  return call.store.transaction(async (tx) => {
    const ticket = await lockOwnTicket(tx, call, id)
    await requireTickets(tx)
    return asOwnTicket(tx, await move(tx, call, ticket, 'reopen'))
  })
}

async function move(
  tx: Tx,
  call: SignedInCall,
  ticket: Ticket,
  action: 'close' | 'reopen',
): Promise<Ticket> {
  const status = after(TICKET_LIFECYCLE, ticket.status, action)
  const moved = status && (await tx.tickets.update(ticket.id, { status, updatedAt: call.now() }))
  if (!moved) throw refused('TICKET_STATE', { status: ticket.status })
  return moved
}
