import { addDays } from '../add-days.ts'
import type { Ticket, TicketMessage, TicketPriority, TicketStatus } from '../tickets/ticket.ts'
import type { SampleContext } from './sample-context.ts'
import { CONVERSATIONS, TEAM_NOTE } from './sample-words.ts'

export interface TicketWishes {
  readonly userId: string
  readonly serviceId: string | null
  readonly openedAt: string
  readonly status: TicketStatus
  readonly priority: TicketPriority
}

/** A question; answered, with the team's answer and sometimes a note that the customer does not see. */
export function makeTicket(
  { random, newId, now, adminId }: SampleContext,
  { openedAt, status, userId, ...wishes }: TicketWishes,
): Ticket {
  const { subject, question, answer } = random.pick(CONVERSATIONS)
  const later = addDays(openedAt, random.between(0.01, 1))
  const answeredAt = later < now ? later : now
  const byTeam = {
    authorId: adminId,
    createdAt: answeredAt,
    from: 'team',
    fileIds: [] as string[],
  } as const
  const messages: TicketMessage[] = [
    {
      authorId: userId,
      createdAt: openedAt,
      body: question,
      from: 'customer',
      isInternal: false,
      fileIds: [],
    },
  ]
  if (status !== 'open') {
    if (random.chance(0.3)) messages.push({ ...byTeam, body: TEAM_NOTE, isInternal: true })
    messages.push({ ...byTeam, body: answer, isInternal: false })
  }
  return {
    ...wishes,
    id: newId(),
    createdAt: openedAt,
    updatedAt: messages.at(-1)?.createdAt ?? openedAt,
    userId,
    subject,
    status,
    assigneeId: status === 'open' ? null : adminId,
    messages,
  }
}
