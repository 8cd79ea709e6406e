import type { RawDocument } from './raw-document.ts'
import { eachRecord } from './raw-records.ts'

/** What was written before addresses were has none, and stays for ever. */
export function withAuditOrigins(document: RawDocument): RawDocument {
  const { auditLog } = document
  if (auditLog === undefined) return document
  return {
    ...document,
    auditLog: eachRecord(auditLog, (entry) => ({ address: null, keptUntil: null, ...entry })),
  }
}
