import type { KeptMovement, StatementRowState } from '@hostfront/domain/statements/statement-row'
import { recordChange } from '../audit/record-change.ts'
import { againWhenTaken } from '../call/again-when-taken.ts'
import type { SignedInCall } from '../call/context.ts'

/** Says that a movement pays no invoice, so that it is not asked about again. What is decided already stays so. */
export function ignoreMovement(
  call: SignedInCall,
  { source, movement }: { readonly source: string; readonly movement: KeptMovement },
): Promise<{ state: StatementRowState }> {
  return againWhenTaken('statementRows.source+key', () =>
    call.store.transaction(async (tx) => {
      const known = await tx.statementRows.find({ source, key: movement.key })
      if (known) return { state: known.state }
      const row = await tx.statementRows.insert({
        id: call.newId(),
        createdAt: call.now(),
        source,
        ...movement,
        state: 'ignored',
        paymentId: null,
        invoiceId: null,
        decidedBy: call.actor.id,
        decidedAt: call.now(),
      })
      await recordChange(tx, call, 'statements.ignore', null, row)
      return { state: row.state }
    }),
  )
}
