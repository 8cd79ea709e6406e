import { isOwner } from '@hostfront/domain/accounts/permissions'
import type { Service } from '@hostfront/domain/services/service'
import type { SignedInCall } from '../context.ts'
import { refused } from '../refused.ts'

/** Whether coins pay the renewals of the caller's service by themselves. */
export function setServiceAutoRenew(
  call: SignedInCall,
  { id, autoRenew }: { readonly id: string; readonly autoRenew: boolean },
): Promise<Service> {
  return call.store.transaction(async (tx) => {
    const service = await tx.userServices.get(id, { lock: true })
    if (!service || !isOwner(call.actor, service)) throw refused('NOT_FOUND')
    const { status } = service
    if (status === 'terminated') throw refused('SERVICE_STATE', { status })
    const changed = await tx.userServices.update(id, { autoRenew })
    if (!changed) throw refused('NOT_FOUND')
    return changed
  })
}
