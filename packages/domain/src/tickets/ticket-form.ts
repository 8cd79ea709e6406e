import * as z from 'zod/mini'
import { optionalText, typedText } from '../record.ts'
import { TicketPriority } from './ticket.ts'

const TicketBody = typedText(10_000)

/** What a customer fills in to open a ticket; `serviceId` empty for none. */
export const TicketForm = z.object({
  subject: typedText(200),
  priority: TicketPriority,
  serviceId: optionalText(64),
  message: TicketBody,
})
export type TicketForm = z.infer<typeof TicketForm>

export const ReplyForm = z.object({ message: TicketBody })
export type ReplyForm = z.infer<typeof ReplyForm>
