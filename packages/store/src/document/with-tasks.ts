import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** What was in the outbox becomes tasks of the kind mail. */
export function withTasks({ outbox, ...document }: RawDocument): RawDocument {
  if (outbox === undefined) return document
  return {
    ...document,
    tasks: eachRecord(outbox, ({ to, message, sentAt, lastError, status, ...row }) => ({
      ...row,
      kind: 'mail',
      target: to,
      facts: message,
      status: status === 'sent' ? 'done' : status,
      doneAt: sentAt,
      result: lastError,
    })),
  }
}
