import type { Rows } from '../collections.ts'
import type { LegacyContext } from './legacy-context.ts'
import { readUserId } from './legacy-orders.ts'
import {
  isRecord,
  type LegacyRecord,
  readChoice,
  readCreatedAt,
  readText,
  readTime,
} from './legacy-values.ts'
import { sideOf } from './to-version-2.ts'

/** The seed does not say what a ticket holds beyond its display records: the likely names are tried. */
export function readLegacyTicket(
  record: LegacyRecord,
  { now, newId }: LegacyContext,
): Rows['tickets'] {
  const createdAt = readCreatedAt(record, now().toISOString())
  const userId = readUserId(record)
  return {
    id: readText(record, 'id') ?? newId(),
    createdAt,
    updatedAt: readTime(record, 'updatedAt', 'updated') ?? createdAt,
    userId,
    subject: readText(record, 'subject', 'title') ?? 'No subject',
    status: readChoice(record, 'status', ['open', 'answered', 'closed'], 'open'),
    priority: readChoice(record, 'priority', ['low', 'medium', 'high'], 'medium'),
    serviceId: readText(record, 'serviceId'),
    assigneeId: null,
    messages: readMessages(record, userId, createdAt),
  }
}

function readMessages(
  record: LegacyRecord,
  userId: string,
  createdAt: string,
): Rows['tickets']['messages'] {
  const first = readText(record, 'message', 'description', 'content')
  const listed = Array.isArray(record.messages) ? record.messages : []
  const opening = first === null ? [] : [{ authorId: userId, createdAt, body: first }]
  return [...opening, ...listed.map((message) => readMessage(message, createdAt))].map(
    (message) => ({
      ...message,
      from: sideOf(message.authorId, userId),
      isInternal: false,
      fileIds: [],
    }),
  )
}

function readMessage(message: unknown, createdAt: string) {
  if (!isRecord(message))
    return { authorId: null, createdAt, body: typeof message === 'object' ? '' : String(message) }
  return {
    authorId: readText(message, 'authorId', 'userId'),
    createdAt: readTime(message, 'createdAt', 'timestamp', 'date') ?? createdAt,
    // Of an unknown shape nothing is thrown away.
    body: readText(message, 'body', 'message', 'text', 'content') ?? JSON.stringify(message),
  }
}
