import type { DeclarationState } from '@hostfront/domain/payments/declaration'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { decide } from './decide.ts'

/** An administrator says that it did not come in as declared; the customer is sent the reason, and may declare anew. */
export function rejectDeclaration(
  call: SignedInCall,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<{ state: DeclarationState }> {
  return call.store.transaction(async (tx) => {
    const found = await tx.declarations.get(id)
    if (!found) throw refused('NOT_FOUND')
    const rejected = await decide(tx, call, found, 'reject', reason)
    const { userId, amount, state } = rejected
    await notify(tx, call, userId, { kind: 'payment-rejected', amount, reason })
    await recordChange(tx, call, 'declarations.reject', found, rejected)
    return { state }
  })
}
