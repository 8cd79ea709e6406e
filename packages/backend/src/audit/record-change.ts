import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'

/** One line of the audit log for an administrative change, in the step that makes it. Only fields that differ are kept. */
export async function recordChange<Row extends { readonly id: string }>(
  tx: Tx,
  call: SignedInCall,
  action: string,
  before: Row,
  after: Row,
): Promise<void> {
  const changed = Object.keys(after).filter(
    (field) =>
      JSON.stringify(before[field as keyof Row]) !== JSON.stringify(after[field as keyof Row]),
  )
  await tx.auditLog.insert({
    id: call.newId(),
    createdAt: call.now(),
    actor: call.actor.id,
    action,
    subject: after.id,
    before: JSON.stringify(before, changed),
    after: JSON.stringify(after, changed),
  })
}
