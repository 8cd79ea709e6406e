import type { KeptMovement } from '@hostfront/domain/statements/statement-row'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** Takes back that a movement pays no invoice: its row goes, and it may pay one again. The log keeps both. */
export function bringMovementBack(
  call: SignedInCall,
  { source, key }: Pick<KeptMovement, 'key'> & { readonly source: string },
): Promise<Record<string, never>> {
  return call.store.transaction(async (tx) => {
    const found = await tx.statementRows.find({ source, key })
    // Locked, so that it does not go while somebody applies it.
    const row = found && (await tx.statementRows.get(found.id, { lock: true }))
    if (row?.state !== 'ignored') throw refused('NOTHING_TO_DO')
    await tx.statementRows.delete(row.id)
    await recordChange(tx, call, 'statements.bringBack', row, null)
    return {}
  })
}
