import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

export const TicketMessage = z.object({
  authorId: z.nullable(Id),
  createdAt: Timestamp,
  body: z.string().check(z.maxLength(10_000)),
})

export const Ticket = z.object({
  id: Id,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  userId: Id,
  subject: z.string().check(z.minLength(1), z.maxLength(200)),
  status: z.enum(['open', 'answered', 'closed']),
  priority: z.enum(['low', 'medium', 'high']),
  serviceId: z.nullable(Id),
  messages: z.array(TicketMessage),
})
export type Ticket = z.infer<typeof Ticket>
