import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { ProvisioningEvent } from '@hostfront/domain/provisioning/provisioning-event'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'

type Happened = Pick<ProvisioningEvent, 'verb' | 'result' | 'state'> &
  Partial<Pick<ProvisioningEvent, 'fault' | 'faultDetail' | 'milliseconds' | 'actor'>>

/** Writes down what happened to an instance. */
export async function noteEvent(
  tx: Tx,
  { newId, now }: Pick<Backend, 'now' | 'newId'>,
  { id: instanceId, panelId }: Pick<Instance, 'id' | 'panelId'>,
  happened: Happened,
): Promise<void> {
  await tx.provisioningEvents.insert({
    fault: null,
    faultDetail: null,
    milliseconds: 0,
    actor: null,
    ...happened,
    id: newId(),
    createdAt: now(),
    instanceId,
    panelId,
  })
}
