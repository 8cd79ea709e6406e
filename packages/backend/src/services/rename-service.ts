import type { CancelledBy, Service } from '@hostfront/domain/services/service'
import { StoreError } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { lockService } from './lock-service.ts'

interface Renaming {
  readonly id: string
  readonly serverName: string
}

/**
 * Names a service anew, in the shop alone: its server keeps the name that it was made with at its panel, and invoices that
 * were issued keep the one that they were issued with.
 */
export const renameService =
  (as: CancelledBy) =>
  (call: SignedInCall, { id, serverName }: Renaming): Promise<Service> =>
    call.store.transaction(async (tx) => {
      const service = await lockService(tx, call, id, as)
      const { status } = service
      if (status === 'terminated') throw refused('SERVICE_STATE', { status })
      if (service.serverName === serverName) return service
      const renamed = await tx.services.update(id, { serverName }, { status })
      if (!renamed) throw new StoreError('conflict', 'services.status')
      await recordChange(tx, call, 'services.rename', service, renamed)
      return renamed
    })
