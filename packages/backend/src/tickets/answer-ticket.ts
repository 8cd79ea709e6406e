import type { TicketFile } from '@hostfront/contract/tickets'
import { TICKET_LIFECYCLE } from '@hostfront/domain/tickets/lifecycle'
import type { Ticket } from '@hostfront/domain/tickets/ticket'
import { after } from '@hostfront/domain/transitions'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { asAudited, asTicketFile, lockTicket } from './ticket-file.ts'
import { writeMessage } from './write-message.ts'

interface AnswerTicket {
  readonly id: string
  readonly message: string
  readonly isInternal: boolean
  /** Nothing is left to do; of a note it changes nothing. */
  readonly closes: boolean
  readonly fileIds: string[]
}

/** An administrator writes to the customer, who is notified of it, and may close the ticket with it; or a note for the team alone. */
export function answerTicket(call: SignedInCall, input: AnswerTicket): Promise<TicketFile> {
  const { message: body, isInternal, closes, fileIds } = input
  return call.store.transaction(async (tx) => {
    const locked = await lockTicket(tx, input.id)
    const written = await writeMessage(tx, call, locked, {
      body,
      from: 'team',
      isInternal,
      fileIds,
    })
    const ticket = closes && !isInternal ? await closeAnswered(tx, written) : written
    if (!isInternal) {
      const { subject, id: ticketId } = ticket
      const told = { kind: 'ticket-answered', subject, ticketId, answer: body } as const
      await notify(tx, call, ticket.userId, told)
    }
    await recordChange(tx, call, 'tickets.answer', asAudited(locked), asAudited(ticket))
    return asTicketFile(tx, ticket)
  })
}

/** The answer is the last word: of the closing itself its customer is not told once more. */
async function closeAnswered(tx: Tx, { id, status }: Ticket): Promise<Ticket> {
  const ticket = await tx.tickets.update(id, {
    status: after(TICKET_LIFECYCLE, status, 'close') ?? status,
  })
  if (!ticket) throw refused('NOT_FOUND')
  return ticket
}
