import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** Sessions say when the password was last given in them; of those that are open that is not known. */
export function withConfirmation(document: RawDocument): RawDocument {
  const { sessions } = document
  if (sessions === undefined) return document
  return {
    ...document,
    sessions: eachRecord(sessions, (session) => ({ confirmedAt: null, ...session })),
  }
}
