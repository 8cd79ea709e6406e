import type { Adoption } from '@hostfront/contract/panels'
import { isSameEmail } from '@hostfront/domain/provisioning/drift'
import type { Fault } from '@hostfront/domain/provisioning/fault'
import { type Instance, isByHand, keyOf } from '@hostfront/domain/provisioning/instance'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { ServerSeen } from '@hostfront/domain/provisioning/seen'
import { StoreError } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { currentTemplate } from '../instances/current-template.ts'
import { awake, instanceOf, replaceInstance } from '../instances/wake-instance.ts'
import { giveAccess } from '../services/give-access.ts'
import { accessSeen, whenReady } from '../services/when-ready.ts'
import { openInventory, readInventory } from './read-inventory.ts'

interface Asked {
  /** Of the panel. */
  readonly id: string
  readonly serviceId: string
  readonly remoteId: string
}

/**
 * The instance is there first, for the server bears its name. What dies between the panel's answer and the last step leaves a
 * server with our key and a service that staff look after: the same again completes it.
 */
export async function adoptServer(call: SignedInCall, asked: Asked): Promise<Adoption> {
  const { panel, inventory } = await openInventory(call, asked.id)
  if ('fault' in inventory) return failed(inventory.fault)
  const { instance, email, isProven } = await prepare(call, asked)
  const listing = await readInventory(call, panel, inventory)
  if ('fault' in listing) return failed(listing.fault)
  const server = listing.servers.find(({ remoteId }) => remoteId === asked.remoteId)
  if (!server) return failed({ code: 'MISSING', detail: null })
  const key = keyOf(instance)
  if (server.key !== null && server.key !== key)
    return failed({ code: 'FOREIGN_SERVER', detail: null })
  // Anybody can register with an address that is not theirs.
  if (inventory.knowsOwners && !isProven) {
    return failed({ code: 'FOREIGN_ACCOUNT', detail: 'unverified' })
  }
  if (inventory.knowsOwners && !isSameEmail(server.ownerEmail ?? '', email)) {
    return failed({ code: 'FOREIGN_ACCOUNT', detail: null })
  }
  const { state, sentAt } = instance
  await call.providers.pace(panel)
  const answer = await inventory.adopt(asked.remoteId, {
    key,
    remoteId: asked.remoteId,
    state,
    sentAt,
  })
  if (answer.result === 'absent') return failed({ code: 'MISSING', detail: null })
  if (answer.result !== 'done') return failed(answer.fault)
  return {
    instance: await complete(call, instance, panel, answer.seen),
    fault: null,
    faultDetail: null,
  }
}

const failed = ({ code, detail }: Fault): Adoption => ({
  instance: null,
  fault: code,
  faultDetail: detail,
})

/** The service's instance, made where there is none; whose it is. */
const prepare = (
  call: SignedInCall,
  { serviceId }: Asked,
): Promise<{ readonly instance: Instance; readonly email: string; readonly isProven: boolean }> =>
  call.store.transaction(async (tx) => {
    const service = await tx.services.get(serviceId, { lock: true })
    const user = service && (await tx.users.get(service.userId))
    if (!service || !user) throw refused('NOT_FOUND')
    if (service.status === 'terminated') throw refused('SERVICE_STATE', { status: service.status })
    const instance = await instanceOf(tx, call, service)
    if (!isByHand(instance)) throw refused('SERVER_EXISTS')
    return {
      instance,
      email: user.email,
      isProven: !call.sendsMail || user.emailVerifiedAt !== null,
    }
  })

const complete = (
  call: SignedInCall,
  { id }: Instance,
  panel: Panel,
  seen: ServerSeen,
): Promise<Instance> =>
  call.store.transaction(async (tx) => {
    const known = await tx.instances.get(id)
    const service = known && (await tx.services.get(known.serviceId, { lock: true }))
    const before = await tx.instances.get(id)
    if (!service || !before) throw refused('NOT_FOUND')
    // What has ended meanwhile must not take the server with it.
    if (service.status === 'terminated') throw refused('SERVICE_STATE', { status: 'terminated' })
    if (!isByHand(before)) throw new StoreError('conflict', 'instances.generation')
    const adopted: Instance = {
      ...before,
      provider: panel.kind,
      panelId: panel.id,
      remoteId: seen.remoteId,
      state: seen.state,
      handledBy: null,
      step: null,
      fault: null,
      faultDetail: null,
      // What is still being installed is ready later.
      readyAt:
        before.readyAt ?? (before.orderedAt && seen.state !== 'installing' ? call.now() : null),
    }
    // Looked at next, by whoever does that: what its service says is then done there.
    const instance = await replaceInstance(tx, before, {
      ...awake(adopted, service, call.now()),
      phase: 'working',
    })
    await recordChange(tx, call, 'panels.adopt', before, instance)
    if (service.access === null) {
      const template = await currentTemplate(tx, before.planId)
      const access = await accessSeen(tx, template?.id ?? null, seen, service)
      if (access) await giveAccess(tx, call, service.id, access)
    }
    if (before.readyAt === null && instance.readyAt !== null) {
      await whenReady(tx, call, service.id, instance, seen)
    }
    return instance
  })
