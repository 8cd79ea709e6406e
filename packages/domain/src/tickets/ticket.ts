import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

export const TicketStatus = z.enum(['open', 'answered', 'closed'])
export type TicketStatus = z.infer<typeof TicketStatus>

export const TicketPriority = z.enum(['low', 'medium', 'high'])
export type TicketPriority = z.infer<typeof TicketPriority>

/** Of one message. */
export const MAX_ATTACHMENTS = 5

export const TicketMessage = z.object({
  authorId: z.nullable(Id),
  createdAt: Timestamp,
  body: z.string().check(z.maxLength(10_000)),
  /** Which side wrote it. */
  from: z.enum(['customer', 'team']),
  /** A note of the team that the customer never sees. */
  isInternal: z.boolean(),
  /** Ids of files that go with it. Messages of before there were any have none. */
  fileIds: z._default(z.array(Id).check(z.maxLength(MAX_ATTACHMENTS)), []),
})
export type TicketMessage = z.infer<typeof TicketMessage>

/** `open` waits for the team, `answered` for the customer. */
export const Ticket = z.object({
  id: Id,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  userId: Id,
  subject: z.string().check(z.minLength(1), z.maxLength(200)),
  status: TicketStatus,
  priority: TicketPriority,
  /** The customer's service that it is about. */
  serviceId: z.nullable(Id),
  /** The administrator who looks after it. */
  assigneeId: z.nullable(Id),
  messages: z.array(TicketMessage),
})
export type Ticket = z.infer<typeof Ticket>

/** A ticket has its messages in one row: so many at most, then a new one continues it. */
export const MAX_TICKET_MESSAGES = 200
