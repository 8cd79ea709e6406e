import { isOwner } from '@hostfront/domain/accounts/actor'
import type { SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { lockStillThere } from '../identity/check-still-there.ts'
import type { RenewalKind } from './renewal-kind.ts'

/** Whether coins pay the renewals of what the caller holds by themselves. */
export function setAutoRenew<Row extends SoldByTime>(
  kind: RenewalKind<Row>,
  call: SignedInCall,
  { id, autoRenew }: { readonly id: string; readonly autoRenew: boolean },
): Promise<Row> {
  return call.store.transaction(async (tx) => {
    const row = await kind.lock(tx, id)
    if (!row || !isOwner(call.actor, row)) throw refused('NOT_FOUND')
    kind.checkAutoRenew(row)
    await lockStillThere(tx, call)
    const changed = await kind.setAutoRenew(tx, id, autoRenew)
    if (!changed) throw refused('NOT_FOUND')
    return changed
  })
}
