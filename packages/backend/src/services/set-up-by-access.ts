import { desiredOf } from '@hostfront/domain/provisioning/desired'
import { isByHand } from '@hostfront/domain/provisioning/instance'
import { doneByStaff } from '@hostfront/domain/provisioning/left-to-staff'
import { limitsOf } from '@hostfront/domain/provisioning/spec-of'
import type { Service } from '@hostfront/domain/services/service'
import type { Tx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { noteEvent } from '../instances/note-event.ts'
import { replaceInstance } from '../instances/wake-instance.ts'
import { whenReady } from './when-ready.ts'

/** Who says how a server is reached that staff were to set up has set it up. */
export async function setUpByAccess(tx: Tx, call: SignedInCall, service: Service): Promise<void> {
  const instance = await tx.instances.find({ serviceId: service.id })
  if (!instance || !isByHand(instance) || instance.step !== 'create' || !service.access) return
  const now = call.now()
  const plan = await tx.plans.get(instance.planId)
  const done = doneByStaff(instance, 'create', {
    desired: desiredOf(service, instance, now),
    limits: plan && limitsOf(plan),
    now,
  })
  const changed = await replaceInstance(tx, instance, done)
  await noteEvent(tx, call, instance, {
    verb: 'create',
    result: 'done',
    state: null,
    actor: call.actor.id,
  })
  if (instance.readyAt === null && changed.readyAt !== null) {
    await whenReady(tx, call, service.id, changed, null)
  }
}
