import type { RawDocument } from './raw-document.ts'
import { eachRecord, type RawRecord } from './raw-records.ts'

/** Messages of tickets say which side wrote them, tickets who looks after them, invoices which domain they renew. */
export function toVersion2(document: RawDocument): RawDocument {
  const { tickets, invoices } = document
  return {
    ...document,
    ...(tickets !== undefined && { tickets: eachRecord(tickets, withSides) }),
    ...(invoices !== undefined && { invoices: eachRecord(invoices, withDomain) }),
  }
}

/** Only its customer and the team write into a ticket. */
export const sideOf = (authorId: unknown, userId: unknown): 'customer' | 'team' =>
  authorId === userId ? 'customer' : 'team'

const withSides = (ticket: RawRecord): RawRecord => ({
  assigneeId: null,
  ...ticket,
  messages: eachRecord(ticket.messages, (message) => ({
    from: sideOf(message.authorId, ticket.userId),
    isInternal: false,
    ...message,
  })),
})

const withDomain = (invoice: RawRecord): RawRecord => ({ domainId: null, ...invoice })
