import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** What happened, as a code with its facts; the sentence is the screen's. */
export const NotificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-approved'), serverName: z.string() }),
  z.object({ kind: z.literal('order-rejected'), serverName: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('invoice-issued'), number: z.string(), total: z.int() }),
  z.object({ kind: z.literal('invoice-paid'), number: z.string() }),
  z.object({
    kind: z.literal('service-renewed'),
    serviceName: z.string(),
    expiresAt: Timestamp,
  }),
  z.object({
    kind: z.literal('domain-renewed'),
    domainName: z.string(),
    expiresAt: Timestamp,
  }),
  z.object({ kind: z.literal('service-suspended'), serviceName: z.string() }),
  z.object({ kind: z.literal('service-terminated'), serviceName: z.string() }),
  z.object({ kind: z.literal('ticket-answered'), subject: z.string(), ticketId: Id }),
])
export type NotificationEvent = z.infer<typeof NotificationEvent>

export const Notification = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  event: NotificationEvent,
  readAt: z.nullable(Timestamp),
})
export type Notification = z.infer<typeof Notification>
