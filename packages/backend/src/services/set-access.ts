import { accessOf, type ServiceAccess } from '@hostfront/domain/services/access'
import type { Service } from '@hostfront/domain/services/service'
import type { SignedInCall } from '../call/context.ts'
import { giveAccess } from './give-access.ts'
import { setUpByAccess } from './set-up-by-access.ts'

/** How a service is reached, as staff type it: a server that they were to set up is ready with it. */
export const setAccess = (
  call: SignedInCall,
  { id, access }: { readonly id: string; readonly access: ServiceAccess },
): Promise<Service> =>
  call.store.transaction(async (tx) => {
    const service = await giveAccess(tx, call, id, accessOf(access))
    await setUpByAccess(tx, call, service)
    return (await tx.services.get(id)) ?? service
  })
