import { Id, Timestamp } from '@hostfront/domain/record'
import { ServiceStatus } from '@hostfront/domain/services/service'
import {
  MAX_ATTACHMENTS,
  Ticket,
  TicketMessage,
  TicketPriority,
  TicketStatus,
} from '@hostfront/domain/tickets/ticket'
import { ReplyForm, TicketForm } from '@hostfront/domain/tickets/ticket-form'
import * as z from 'zod/mini'
import { Customer } from './customer.ts'
import { PageInput, pageOf, sortablePage } from './page.ts'
import { procedure } from './procedure.ts'
import { countsBy } from './totals.ts'

/** A message with the name of who wrote it; customers read the shop's name in place of the administrator's. */
export const NamedMessage = z.extend(TicketMessage, { authorName: z.string() })
export type NamedMessage = z.infer<typeof NamedMessage>

/** A ticket without its messages, for lists. */
export const TicketHead = z.omit(Ticket, { messages: true })
export type TicketHead = z.infer<typeof TicketHead>

/** The same for its customer. */
export const OwnTicketHead = z.omit(TicketHead, { assigneeId: true })
export type OwnTicketHead = z.infer<typeof OwnTicketHead>

/** A ticket as its customer may read it: without the team's notes and who looks after it. */
export const OwnTicket = z.extend(OwnTicketHead, { messages: z.array(NamedMessage) })
export type OwnTicket = z.infer<typeof OwnTicket>

/** A ticket of the administrators' queue. `assigneeName` null: nobody looks after it. */
export const QueuedTicket = z.object({
  ticket: TicketHead,
  customer: Customer,
  assigneeName: z.nullable(z.string()),
  /** Since when it has a word of its customer that nobody has answered; null: there is none. */
  unansweredSince: z.nullable(Timestamp),
  /** How the last message begins that is no note, and who wrote it; null: there is none. */
  lastWords: z.nullable(z.pick(TicketMessage, { from: true, body: true })),
})
export type QueuedTicket = z.infer<typeof QueuedTicket>

/** A ticket as administrators read it, notes included. `service` null: it is about none, or about one that is gone. */
export const TicketFile = z.extend(
  z.omit(QueuedTicket, { unansweredSince: true, lastWords: true }),
  {
    messages: z.array(NamedMessage),
    service: z.nullable(
      z.object({ id: Id, name: z.string(), status: ServiceStatus, expiresAt: Timestamp }),
    ),
    /** Open invoices of its customer, and what is still to be paid of them (minor units). */
    owed: z.object({ count: z.int(), amount: z.int() }),
  },
)
export type TicketFile = z.infer<typeof TicketFile>

/** Files that the caller has sent for it. */
const FileIds = z._default(z.array(Id).check(z.maxLength(MAX_ATTACHMENTS)), [])

const ById = z.object({ id: Id })

export const tickets = {
  /** The caller's own, newest first. */
  mine: procedure('tickets.read-own', [], { reads: ['tickets', 'users'] })
    .input(z.extend(PageInput, { status: z.optional(TicketStatus) }))
    .output(pageOf(OwnTicketHead)),
  read: procedure('tickets.read-own', ['NOT_FOUND'], { reads: ['tickets', 'users', 'settings'] })
    .input(ById)
    .output(OwnTicket),
  open: procedure('tickets.write', ['FEATURE_OFF', 'NOT_FOUND', 'FILE_GONE', 'TOO_MANY_ATTEMPTS'], {
    once: true,
  })
    .input(z.extend(TicketForm, { fileIds: FileIds }))
    .output(OwnTicket),
  /** Writes into the caller's ticket; one that is closed is open again. */
  reply: procedure(
    'tickets.write',
    ['NOT_FOUND', 'FEATURE_OFF', 'TICKET_FULL', 'FILE_GONE', 'TOO_MANY_ATTEMPTS'],
    {
      once: true,
    },
  )
    .input(z.extend(ReplyForm, { id: Id, fileIds: FileIds }))
    .output(OwnTicket),
  close: procedure('tickets.write', ['NOT_FOUND', 'TICKET_STATE']).input(ById).output(OwnTicket),
  reopen: procedure('tickets.write', ['NOT_FOUND', 'TICKET_STATE', 'FEATURE_OFF'])
    .input(ById)
    .output(OwnTicket),

  /** Everybody's tickets, newest first. `assigneeId` null: those nobody looks after. */
  list: procedure('tickets.read', [], { reads: ['tickets', 'users', 'services'] })
    .input(
      z.extend(sortablePage(['text', 'updatedAt', 'status']), {
        status: z.optional(TicketStatus),
        userId: z.optional(Id),
        /** About it; of the customer whose it is. */
        serviceId: z.optional(Id),
        assigneeId: z.optional(z.nullable(Id)),
      }),
    )
    .output(pageOf(QueuedTicket)),
  /** How many there are in each state. */
  counts: procedure('tickets.read', [], { reads: ['tickets'] })
    .input(z.object({ assigneeId: z.optional(z.nullable(Id)) }))
    .output(countsBy(TicketStatus)),
  inspect: procedure('tickets.read', ['NOT_FOUND'], {
    reads: ['tickets', 'users', 'services', 'settings', 'invoices'],
  })
    .input(ById)
    .output(TicketFile),
  /** Writes to the customer, notifying them, and closes the ticket with it if asked to; or with `isInternal` a note for the team alone that changes no state. */
  answer: procedure('tickets.answer', ['NOT_FOUND', 'TICKET_FULL', 'FILE_GONE'], { once: true })
    .input(
      z.extend(ReplyForm, {
        id: Id,
        isInternal: z.boolean(),
        closes: z._default(z.boolean(), false),
        fileIds: FileIds,
      }),
    )
    .output(TicketFile),
  /** Sets what is given; `assigneeId` null: nobody; `serviceId`: one of its customer's, null: none. */
  update: procedure('tickets.answer', ['NOT_FOUND', 'ASSIGNEE_NOT_ADMIN'])
    .input(
      z.object({
        id: Id,
        status: z.optional(TicketStatus),
        priority: z.optional(TicketPriority),
        assigneeId: z.optional(z.nullable(Id)),
        serviceId: z.optional(z.nullable(Id)),
      }),
    )
    .output(TicketFile),
}
