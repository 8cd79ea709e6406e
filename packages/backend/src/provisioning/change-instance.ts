import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { ProvisioningEvent } from '@hostfront/domain/provisioning/provisioning-event'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { noteEvent } from '../instances/note-event.ts'
import { replaceInstance } from '../instances/wake-instance.ts'

/** What of it is to be written; null: there is nothing to do. */
type Change = (
  tx: Tx,
  instance: Instance,
  service: Service,
) => Instance | null | Promise<Instance | null>

/** What staff do about a server: changed in one step with what is noted of it. */
export function changeInstance(
  call: SignedInCall,
  id: string,
  verb: ProvisioningEvent['verb'],
  change: Change,
  after?: (tx: Tx, changed: Instance, before: Instance) => Promise<unknown>,
): Promise<Instance> {
  return call.store.transaction(async (tx) => {
    const known = await tx.instances.get(id)
    if (!known) throw refused('NOT_FOUND')
    // The service before its instance, as everywhere.
    const service = await tx.services.get(known.serviceId, { lock: true })
    const instance = await tx.instances.get(id)
    if (!service || !instance) throw refused('NOT_FOUND')
    const next = await change(tx, instance, service)
    if (!next) throw refused('NOTHING_TO_DO')
    const changed = await replaceInstance(tx, instance, next)
    await noteEvent(tx, call, instance, { verb, result: 'done', state: null, actor: call.actor.id })
    await after?.(tx, changed, instance)
    return changed
  })
}
