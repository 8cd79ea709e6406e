import type { OwnTicket } from '@hostfront/contract/tickets'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { asOwnTicket, lockOwnTicket, requireTickets } from './own-ticket.ts'
import { writeMessage } from './write-message.ts'

interface Reply {
  readonly id: string
  readonly message: string
  readonly fileIds: string[]
}

/** The customer writes into an own ticket, which is open afterwards whatever it was. */
export async function replyToTicket(
  call: SignedInCall,
  { id, message, fileIds }: Reply,
): Promise<OwnTicket> {
  await countAttempt(call, { 'ticket-account': call.actor.id })
  return call.store.transaction(async (tx) => {
    const locked = await lockOwnTicket(tx, call, id)
    await requireTickets(tx)
    const reply = { body: message, from: 'customer', isInternal: false, fileIds } as const
    const ticket = await writeMessage(tx, call, locked, reply)
    const { subject } = ticket
    await notifyStaff(tx, call, { kind: 'ticket-replied', subject, ticketId: id })
    return asOwnTicket(tx, ticket)
  })
}
