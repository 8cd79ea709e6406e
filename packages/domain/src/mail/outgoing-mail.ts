import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'

/** What a mail says, as a code with its facts; the words are the host's. Amounts in minor units. */
export const MailMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password-reset'), name: z.string(), token: z.string() }),
  z.object({ kind: z.literal('email-verification'), name: z.string(), token: z.string() }),
  z.object({ kind: z.literal('password-changed'), name: z.string() }),
  z.object({ kind: z.literal('order-approved'), name: z.string(), serverName: z.string() }),
  z.object({
    kind: z.literal('order-rejected'),
    name: z.string(),
    serverName: z.string(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('invoice-issued'),
    name: z.string(),
    number: z.string(),
    total: z.int(),
    dueDate: Timestamp,
  }),
  z.object({ kind: z.literal('invoice-paid'), name: z.string(), number: z.string() }),
  z.object({
    kind: z.literal('service-renewed'),
    name: z.string(),
    serviceName: z.string(),
    expiresAt: Timestamp,
  }),
  z.object({
    kind: z.literal('domain-renewed'),
    name: z.string(),
    domainName: z.string(),
    expiresAt: Timestamp,
  }),
  z.object({ kind: z.literal('service-suspended'), name: z.string(), serviceName: z.string() }),
  z.object({ kind: z.literal('service-terminated'), name: z.string(), serviceName: z.string() }),
  z.object({
    kind: z.literal('ticket-answered'),
    name: z.string(),
    subject: z.string(),
    ticketId: Id,
  }),
])
export type MailMessage = z.infer<typeof MailMessage>

export const MailStatus = z.enum(['waiting', 'sent', 'failed'])
export type MailStatus = z.infer<typeof MailStatus>

/** A mail to be sent, written in the same step as its cause. `message` is null once nobody needs it any more. */
export const OutgoingMail = z.object({
  id: Id,
  createdAt: Timestamp,
  to: z.string().check(z.maxLength(254)),
  message: z.nullable(MailMessage),
  status: MailStatus,
  attempts: z.int().check(z.gte(0)),
  /** Not before; also how long the one who claimed it has. */
  nextAttemptAt: Timestamp,
  sentAt: z.nullable(Timestamp),
  /** What the mail server answered the last time. */
  lastError: z.nullable(z.string().check(z.maxLength(500))),
})
export type OutgoingMail = z.infer<typeof OutgoingMail>
