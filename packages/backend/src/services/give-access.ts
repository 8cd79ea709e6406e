import { isSameAccess, type ServiceAccess } from '@hostfront/domain/services/access'
import type { Service } from '@hostfront/domain/services/service'
import { serviceFacts } from '@hostfront/domain/services/service-facts'
import { StoreError, type Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'

/** How a service is reached, in the caller's step; its customer hears of it unless nothing is new. */
export async function giveAccess(
  tx: Tx,
  call: SignedInCall,
  id: string,
  access: ServiceAccess | null,
): Promise<Service> {
  const service = await tx.services.get(id, { lock: true })
  if (!service) throw refused('NOT_FOUND')
  const { status, userId } = service
  if (status === 'terminated') throw refused('SERVICE_STATE', { status })
  if (isSameAccess(service.access, access)) return service
  const changed = await tx.services.update(id, { access }, { status })
  if (!changed) throw new StoreError('conflict', 'services.status')
  if (access) {
    await notify(tx, call, userId, { kind: 'service-access', ...serviceFacts(changed), access })
  }
  await recordChange(tx, call, 'services.setAccess', service, changed)
  return changed
}
