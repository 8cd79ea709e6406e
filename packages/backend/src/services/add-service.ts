import type { ServiceForm } from '@hostfront/contract/services'
import { addedService } from '@hostfront/domain/services/by-hand'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'

/** Adds a service without an order. Without a `planId` one is made up. */
export function addService(call: SignedInCall, form: ServiceForm): Promise<Service> {
  return call.store.transaction(async (tx) => {
    await checkClient(tx, form.userId)
    const service = await tx.services.insert(
      addedService({
        ...form,
        planId: form.planId || call.newId(),
        id: call.newId(),
        createdAt: call.now(),
      }),
    )
    // It holds its client's row from here on: who deletes the account came before, or waits and ends the service.
    await checkClient(tx, form.userId)
    await recordChange(tx, call, 'services.add', null, service)
    return service
  })
}

async function checkClient(tx: Tx, id: string): Promise<void> {
  const user = await tx.users.get(id)
  if (!user || user.status === 'deleted') throw refused('CLIENT_NOT_FOUND')
}
