import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { TicketMessage } from './ticket.ts'

export const Livechat = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: z.nullable(Id),
  status: z.enum(['open', 'closed']),
  messages: z.array(TicketMessage),
})
export type Livechat = z.infer<typeof Livechat>
