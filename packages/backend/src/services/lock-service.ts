import { isOwner } from '@hostfront/domain/accounts/actor'
import type { CancelledBy, Service } from '@hostfront/domain/services/service'
import type { ReadTx, Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** A service: for the team anybody's, for a customer one of the caller's own. Nobody else's is found. */
export const findService = async (
  tx: ReadTx,
  call: SignedInCall,
  id: string,
  as: CancelledBy,
): Promise<Service> => checkFound(call, as, await tx.services.get(id))

/** The same, locked. */
export const lockService = async (
  tx: Tx,
  call: SignedInCall,
  id: string,
  as: CancelledBy,
): Promise<Service> => checkFound(call, as, await tx.services.get(id, { lock: true }))

function checkFound(call: SignedInCall, as: CancelledBy, service: Service | null): Service {
  if (!service || (as === 'customer' && !isOwner(call.actor, service))) throw refused('NOT_FOUND')
  return service
}
