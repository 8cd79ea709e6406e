import type { TicketFile } from '@hostfront/contract/tickets'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { notify } from '../notifications/notify.ts'
import { asAudited, asTicketFile, lockTicket } from './ticket-file.ts'
import { writeMessage } from './write-message.ts'

interface AnswerTicket {
  readonly id: string
  readonly message: string
  readonly isInternal: boolean
  readonly fileIds: string[]
}

/** An administrator writes to the customer, who is notified of it, or a note for the team alone. */
export function answerTicket(call: SignedInCall, input: AnswerTicket): Promise<TicketFile> {
  const { message: body, isInternal, fileIds } = input
  return call.store.transaction(async (tx) => {
    const locked = await lockTicket(tx, input.id)
    const ticket = await writeMessage(tx, call, locked, {
      body,
      from: 'team',
      isInternal,
      fileIds,
    })
    if (!isInternal) {
      const { subject, id: ticketId } = ticket
      await notify(tx, call, ticket.userId, { kind: 'ticket-answered', subject, ticketId })
    }
    await recordChange(tx, call, 'tickets.answer', asAudited(locked), asAudited(ticket))
    return asTicketFile(tx, ticket)
  })
}
