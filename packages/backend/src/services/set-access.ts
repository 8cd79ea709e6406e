import { accessOf, type ServiceAccess } from '@hostfront/domain/services/access'
import type { Service } from '@hostfront/domain/services/service'
import type { SignedInCall } from '../call/context.ts'
import { giveAccess } from './give-access.ts'

/** How a service is reached, as staff type it. */
export const setAccess = (
  call: SignedInCall,
  { id, access }: { readonly id: string; readonly access: ServiceAccess },
): Promise<Service> => call.store.transaction((tx) => giveAccess(tx, call, id, accessOf(access)))
