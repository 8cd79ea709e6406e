import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'

interface Recorded {
  readonly id: string
}

/** What changed is kept in the log, but never this. */
const SECRET: ReadonlySet<string> = new Set(['passwordHash'])

/**
 * One line of the audit log for an administrative change, in the step that makes it; `before` null: the record is new,
 * `after` null: it is gone. Of a record that stays only the fields that differ are kept.
 */
export async function recordChange<Row extends Recorded>(
  tx: Tx,
  call: SignedInCall,
  action: string,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const subject = after ?? before
  if (!subject) throw new Error('Nothing has changed')
  const changed = Object.keys(subject).filter(
    (field) => !SECRET.has(field) && printed(before, field) !== printed(after, field),
  )
  await tx.auditLog.insert({
    id: call.newId(),
    createdAt: call.now(),
    actor: call.actor.id,
    action,
    subject: subject.id,
    before: before && printFields(before, changed),
    after: after && printFields(after, changed),
  })
}

const printed = (row: Recorded | null, field: string): string | undefined =>
  JSON.stringify(row?.[field as keyof Recorded])

const printFields = (row: Recorded, fields: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(fields.map((field) => [field, row[field as keyof Recorded]])))
