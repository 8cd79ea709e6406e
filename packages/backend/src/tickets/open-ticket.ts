import type { OwnTicket } from '@hostfront/contract/tickets'
import { isOwner } from '@hostfront/domain/accounts/actor'
import type { TicketForm } from '@hostfront/domain/tickets/ticket-form'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { countAttempt } from '../call/limit-attempts.ts'
import { refused } from '../call/refused.ts'
import { attachFiles } from '../files/attach-files.ts'
import { checkStillThere } from '../identity/check-still-there.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { asOwnTicket, requireTickets } from './own-ticket.ts'

/** A customer asks the team; about one of their own services, or none. */
export async function openTicket(
  call: SignedInCall,
  { fileIds, ...input }: TicketForm & { readonly fileIds: string[] },
): Promise<OwnTicket> {
  await countAttempt(call, { 'ticket-account': call.actor.id })
  return call.store.transaction(async (tx) => {
    await requireTickets(tx)
    const ticket = await tx.tickets.insert({
      id: call.newId(),
      createdAt: call.now(),
      updatedAt: call.now(),
      userId: call.actor.id,
      subject: input.subject,
      status: 'open',
      priority: input.priority,
      serviceId: await ownServiceId(tx, call, input.serviceId),
      assigneeId: null,
      messages: [
        {
          authorId: call.actor.id,
          createdAt: call.now(),
          body: input.message,
          from: 'customer',
          isInternal: false,
          fileIds,
        },
      ],
    })
    const { id: ticketId, subject } = ticket
    await attachFiles(tx, call, { purpose: 'attachment', fileIds, subjectId: ticketId })
    await checkStillThere(tx, call)
    await notifyStaff(tx, call, { kind: 'ticket-opened', subject, ticketId })
    return asOwnTicket(tx, ticket)
  })
}

async function ownServiceId(tx: Tx, call: SignedInCall, id: string): Promise<string | null> {
  if (id === '') return null
  const service = await tx.services.get(id)
  if (!service || !isOwner(call.actor, service)) throw refused('NOT_FOUND')
  return service.id
}
