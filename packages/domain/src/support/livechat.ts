import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

export const LivechatMessage = z.object({
  authorId: z.nullable(Id),
  createdAt: Timestamp,
  body: z.string().check(z.maxLength(10_000)),
})

export const Livechat = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: z.nullable(Id),
  status: z.enum(['open', 'closed']),
  messages: z.array(LivechatMessage),
})
export type Livechat = z.infer<typeof Livechat>
