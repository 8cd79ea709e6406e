import { addMessage } from '@hostfront/domain/tickets/conversation'
import {
  MAX_TICKET_MESSAGES,
  type Ticket,
  type TicketMessage,
} from '@hostfront/domain/tickets/ticket'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { attachFiles } from '../files/attach-files.ts'

/** Adds the caller's message to a ticket that this transaction has locked, so that of two at once both stay. */
export async function writeMessage(
  tx: Tx,
  call: SignedInCall,
  locked: Ticket,
  message: Pick<TicketMessage, 'body' | 'from' | 'isInternal' | 'fileIds'>,
): Promise<Ticket> {
  const added = addMessage(locked, {
    ...message,
    authorId: call.actor.id,
    createdAt: call.now(),
  })
  if (!added.ok) throw refused(added.refusal, { max: MAX_TICKET_MESSAGES })
  const ticket = await tx.tickets.update(locked.id, added.value)
  if (!ticket) throw refused('NOT_FOUND')
  const { fileIds } = message
  await attachFiles(tx, call, { purpose: 'attachment', fileIds, subjectId: ticket.id })
  return ticket
}
