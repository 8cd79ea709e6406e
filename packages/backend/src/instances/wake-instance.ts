import { desiredOf, heldUntil } from '@hostfront/domain/provisioning/desired'
import { type Instance, isByHand } from '@hostfront/domain/provisioning/instance'
import { leftToStaff } from '@hostfront/domain/provisioning/left-to-staff'
import type { Service } from '@hostfront/domain/services/service'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { currentTemplate } from './current-template.ts'

/**
 * In the step that changes what a service's server should be: its instance is looked at next, by whoever does that; nothing
 * is asked of a panel here. `before` null: an order has begun it. A service of before there were instances gets one,
 * looked after by staff. Who orders what needs something of theirs is asked for it.
 */
export async function wakeInstance(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  before: Pick<Service, 'status'> | null,
  service: Service,
): Promise<Instance | null> {
  if (before?.status === service.status) return null
  const known = await tx.instances.find({ serviceId: service.id })
  const instance = known ?? (await newInstance(tx, backend, before, service))
  const woken = awake(instance, service, backend.now())
  return known ? replaceInstance(tx, known, woken) : tx.instances.insert(woken)
}

/** The one of a service; one that the shop did not know of is looked after by staff. */
export async function instanceOf(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  service: Service,
): Promise<Instance> {
  const known = await tx.instances.find({ serviceId: service.id })
  return known ?? tx.instances.insert(await newInstance(tx, backend, service, service))
}

/**
 * Writes the fields that differ, and no others: who looks at it meanwhile writes some, too. Throws `conflict`, which runs the
 * step again, when somebody else has woken it.
 */
export async function replaceInstance(
  tx: Tx,
  before: Instance,
  after: Instance,
): Promise<Instance> {
  const { id, generation } = before
  const fields = Object.keys(after) as (keyof Instance)[]
  const patch = Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  )
  const changed = await tx.instances.update(id, patch, { generation })
  if (!changed) throw new StoreError('conflict', 'instances.generation')
  return changed
}

/** As it is after a change of its service, or of who looks after it. */
export function awake(instance: Instance, service: Service, now: string): Instance {
  const { status, terminatedAt } = service
  const woken: Instance = {
    ...instance,
    generation: instance.generation + 1,
    attempts: 0,
    removeNotBefore: status === 'terminated' ? heldUntil(terminatedAt ?? now) : null,
    // What is about to go is changed no more.
    applyTemplateId: status === 'terminated' ? null : instance.applyTemplateId,
  }
  if (isByHand(woken))
    return { ...woken, ...leftToStaff(woken, desiredOf(service, woken, now), now) }
  return {
    ...woken,
    phase: woken.phase === 'settled' ? 'working' : woken.phase,
    since: woken.phase === 'settled' ? now : woken.since,
    nextAttemptAt: now,
  }
}

async function newInstance(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId'>,
  before: Pick<Service, 'status'> | null,
  { id: serviceId, userId, planId }: Service,
): Promise<Instance> {
  const now = backend.now()
  const template = before ? null : await currentTemplate(tx, planId)
  const panel = template?.panelId ? await tx.panels.get(template.panelId) : null
  return {
    id: backend.newId(),
    createdAt: now,
    serviceId,
    userId,
    planId,
    provider: panel?.kind ?? 'manual',
    panelId: panel?.id ?? null,
    templateId: template?.id ?? null,
    applyTemplateId: null,
    limits: null,
    remoteId: null,
    // Nobody has said what became of a service of before: it is taken to be as it was sold.
    state: before ? (before.status === 'active' ? 'on' : 'off') : 'none',
    phase: 'settled',
    step: null,
    since: now,
    attempts: 0,
    nextAttemptAt: null,
    claimedUntil: now,
    generation: 0,
    sentAt: null,
    fault: null,
    faultDetail: null,
    orderedAt: before ? null : now,
    readyAt: null,
    removeNotBefore: null,
    handledBy: null,
  }
}
