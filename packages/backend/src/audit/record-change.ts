import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import type { Tx } from '@hostfront/store/port'
import type { Backend, CallHost, SignedInCall } from '../call/context.ts'
import { withoutHidden } from '../secrets/hidden-fields.ts'
import { auditLine } from './audit-line.ts'

/** Who makes a change, from where and when; nobody: the shop itself. */
type Recording = Pick<Backend, 'now' | 'newId'> &
  Partial<Pick<CallHost, 'client'>> & {
    readonly actor: Pick<SignedInCall['actor'], 'id'> | null
  }

/** A change of a row; `before` is null where it was created, `after` where it was deleted. */
export interface RowChange<Row> {
  readonly action: string
  readonly before: Row | null
  readonly after: Row | null
}

/**
 * One line of the audit log for an administrative change, in the step that makes it. Only fields that differ are kept;
 * of a row that was created (`before` null) or deleted (`after` null) all of them. Secrets and hashes never are.
 */
export async function recordChange<Row extends { readonly id: string }>(
  tx: Tx,
  call: Recording,
  action: string,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  await tx.auditLog.insert(changeLine(call, { action, before, after }))
}

/** The line itself; it stays for ever unless `keptUntil` says otherwise. */
export function changeLine<Row extends { readonly id: string }>(
  call: Recording,
  { action, ...change }: RowChange<Row>,
  keptUntil: AuditEntry['keptUntil'] = null,
): AuditEntry {
  const before = withoutHidden(change.before)
  const after = withoutHidden(change.after)
  const row = after ?? before
  if (!row) throw new Error(`${action} changed no row`)
  const isKept = (field: keyof Row): boolean =>
    JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field])
  const fields = (Object.keys({ ...before, ...after }) as (keyof Row)[]).filter(isKept)
  return auditLine(call, {
    actor: call.actor?.id ?? null,
    action,
    subject: row.id,
    before: before && printed(before, fields),
    after: after && printed(after, fields),
    keptUntil,
  })
}

const printed = <Row>(row: Row, fields: readonly (keyof Row)[]): string =>
  JSON.stringify(Object.fromEntries(fields.map((field) => [field, row[field]])))
