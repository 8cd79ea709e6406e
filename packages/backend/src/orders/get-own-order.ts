import type { OwnOrder } from '@hostfront/contract/orders'
import { isOwner } from '@hostfront/domain/accounts/actor'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { lastAttempt } from '../gateways/last-attempt.ts'
import { withServices } from './with-services.ts'

/** One of the caller's orders, with what has become of it. Nobody else's is found. */
export function getOwnOrder(
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<OwnOrder> {
  return call.store.read(async (tx) => {
    const order = await tx.orders.get(id)
    if (!order || !isOwner(call.actor, order)) throw refused('NOT_FOUND')
    const [found] = await withServices(tx, [order])
    if (!found) throw refused('NOT_FOUND')
    return { ...found, attempt: found.invoice ? await lastAttempt(tx, found.invoice.id) : null }
  })
}
