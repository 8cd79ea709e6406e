import { isOwner } from '@hostfront/domain/accounts/permissions'
import type { Domain } from '@hostfront/domain/domains/domain'
import { lockStillThere } from '../accounts/check-still-there.ts'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'

/** Whether coins pay the renewals of the caller's domain by themselves. */
export function setDomainAutoRenew(
  call: SignedInCall,
  { id, autoRenew }: { readonly id: string; readonly autoRenew: boolean },
): Promise<Domain> {
  return call.store.transaction(async (tx) => {
    const domain = await tx.domains.get(id, { lock: true })
    if (!domain || !isOwner(call.actor, domain)) throw refused('NOT_FOUND')
    await lockStillThere(tx, call)
    const changed = await tx.domains.update(id, { autoRenew })
    if (!changed) throw refused('NOT_FOUND')
    return changed
  })
}
