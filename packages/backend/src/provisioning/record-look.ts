import { afterLook } from '@hostfront/domain/provisioning/after-look'
import { desiredOf } from '@hostfront/domain/provisioning/desired'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import { leftToStaff } from '@hostfront/domain/provisioning/left-to-staff'
import type { Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { noteEvent } from '../instances/note-event.ts'
import { whenReady } from '../services/when-ready.ts'
import { type Claimed, heldBy } from './claim.ts'
import type { LookResult } from './look-result.ts'
import { recordHealth } from './panel-health.ts'

/** Writes what a look has come to, and gives the claim back. Null: the claim had run out, and another has it. */
export function recordLook(
  backend: Backend,
  claimed: Claimed,
  result: LookResult,
): Promise<Instance | null> {
  const { instance } = claimed
  return backend.store.transaction(async (tx) => {
    const now = backend.now()
    const released = { claimedUntil: now }
    if (result.by === 'nobody') {
      const later = { ...released, nextAttemptAt: result.until }
      return tx.instances.update(instance.id, later, heldBy(claimed))
    }
    // The service before its instance, as everywhere: what is written of both is of one moment.
    const service = await tx.services.get(instance.serviceId, { lock: true })
    const current = await tx.instances.get(instance.id)
    if (!service || current?.claimedUntil !== instance.claimedUntil) return null
    const events = result.by === 'panel' ? result.events : []
    for (const event of events) await noteEvent(tx, backend, instance, event)
    if (claimed.panel) await recordHealth(tx, backend, claimed.panel.id, events)
    const after =
      result.by === 'panel'
        ? afterLook(current, result.end, { now, chance: backend.providers.chance() })
        : leftToStaff(current, desiredOf(service, current, now), now)
    const isStale = current.generation !== instance.generation
    const changed = await tx.instances.update(
      instance.id,
      {
        ...after,
        ...released,
        ...(result.by === 'panel' && broughtBy(result, instance, isStale)),
        ...(isStale && { nextAttemptAt: now }),
      },
      { claimedUntil: instance.claimedUntil, generation: current.generation },
    )
    if (!changed) return null
    if (isFirstReady(current, changed)) await readyFirst(tx, backend, claimed, result, changed)
    return changed
  })
}

/** What was asked for meanwhile is still to be done: the plan may say something else by then. */
const broughtBy = (
  { brought }: Extract<LookResult, { readonly by: 'panel' }>,
  { applyTemplateId }: Instance,
  isStale: boolean,
): Partial<Pick<Instance, 'templateId' | 'limits' | 'applyTemplateId'>> => {
  const isDone = brought !== null && brought.templateId === applyTemplateId
  return { ...brought, ...(isDone && !isStale && { applyTemplateId: null }) }
}

const isFirstReady = (before: Instance, after: Instance): boolean =>
  before.readyAt === null && after.readyAt !== null && before.orderedAt !== null

async function readyFirst(
  tx: Tx,
  backend: Backend,
  { service }: Claimed,
  result: LookResult,
  instance: Instance,
): Promise<void> {
  const seen = result.by === 'panel' && 'step' in result.end ? result.end.seen : null
  await whenReady(tx, backend, service.id, instance, seen)
}
