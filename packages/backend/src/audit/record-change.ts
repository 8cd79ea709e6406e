import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'

/**
 * One line of the audit log for an administrative change, in the step that makes it. Only fields that differ are kept;
 * of a row that was created (`before` null) or deleted (`after` null) all of them. Hashes never are.
 */
export async function recordChange<Row extends { readonly id: string }>(
  tx: Tx,
  call: SignedInCall,
  action: string,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const row = after ?? before
  if (!row) throw new Error(`${action} changed no row`)
  const isKept = (field: keyof Row): boolean =>
    !String(field).endsWith('Hash') &&
    JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field])
  const fields = (Object.keys({ ...before, ...after }) as (keyof Row)[]).filter(isKept)
  await tx.auditLog.insert({
    id: call.newId(),
    createdAt: call.now(),
    actor: call.actor.id,
    action,
    subject: row.id,
    before: before && printed(before, fields),
    after: after && printed(after, fields),
  })
}

const printed = <Row>(row: Row, fields: readonly (keyof Row)[]): string =>
  JSON.stringify(Object.fromEntries(fields.map((field) => [field, row[field]])))
