import { addMilliseconds } from '@hostfront/domain/add-days'
import { type Instance, isByHand } from '@hostfront/domain/provisioning/instance'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { Service } from '@hostfront/domain/services/service'
import type { Backend } from '../call/context.ts'
import { due } from './due.ts'

/** An instance in the hands of this process, with what it is looked at by. */
export interface Claimed {
  readonly instance: Instance
  readonly service: Service
  /** Null: staff look after it. */
  readonly panel: Panel | null
}

/** Null when another one was faster, or it is not due any more. */
export const claim = (backend: Backend, id: string): Promise<Claimed | null> =>
  backend.store.transaction(async (tx) => {
    const instance = await tx.instances.update(
      id,
      { claimedUntil: claimEnd(backend) },
      due(backend),
    )
    if (!instance) return null
    const service = await tx.services.get(instance.serviceId)
    if (!service) throw new Error(`instance ${id} has no service`)
    const panelId = isByHand(instance) ? null : instance.panelId
    return { instance, service, panel: panelId ? await tx.panels.get(panelId) : null }
  })

/** When a claim that is made now runs out. Each order renews it; a process that dies leaves it to run out. */
export const claimEnd = ({ now, providers }: Pick<Backend, 'now' | 'providers'>): string =>
  addMilliseconds(now(), providers.claimMs)

/** What only the holder of the claim may write, and only while nothing has woken the instance. */
export const heldBy = ({ instance: { claimedUntil, generation } }: Claimed) => ({
  claimedUntil,
  generation,
})
