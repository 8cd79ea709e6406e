/** What a gateway tells the shop: it is kept before anything is done, and done once, whatever happens between. */
import { addMilliseconds } from '@hostfront/domain/add-days'
import type { GatewayKind } from '@hostfront/domain/gateways/gateway'
import {
  type GatewayEvent,
  STUCK_TRIES,
  waitForEvent,
} from '@hostfront/domain/gateways/gateway-event'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { BillableKinds } from '../billing/billed.ts'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { SOLD_BY_TIME } from '../sold-by-time.ts'
import { applyObservation, withNumbers } from './apply-observation.ts'
import { openGateway } from './open-gateway.ts'
import { tellOfUnknown, tellStaff } from './tell-of-problem.ts'

/** A message as it arrives: its bytes, and what stood above them. */
export interface Message {
  readonly kind: GatewayKind
  readonly gatewayId: string
  readonly bytes: Uint8Array
  header(name: string): string | null
}

/** `unknown`: there is no such gateway. `forged`: it has not signed that. `taken`: it need not be sent again. */
export type Reception = 'unknown' | 'forged' | 'taken'

/**
 * Takes a message: who has signed it is found out before anything that it says is looked up. What is kept is tried at once;
 * whatever comes of that, it need not be sent again.
 */
export async function receiveEvent(backend: Backend, message: Message): Promise<Reception> {
  const { kind, gatewayId, bytes } = message
  const row = await backend.store.read((tx) => tx.gateways.get(gatewayId))
  const gateway = row?.kind === kind ? await openGateway(backend, row) : null
  if (!gateway) return 'unknown'
  const read = await gateway.readEvent(bytes, (name) => message.header(name))
  if (read.kind === 'forged') return 'forged'
  if (read.kind === 'other') return 'taken'
  const { eventId, type, observed } = read
  const event: GatewayEvent = {
    id: backend.newId(),
    createdAt: backend.now(),
    gatewayId,
    eventId,
    type,
    attemptId: observed.attemptId,
    observed,
    state: 'new',
    outcome: null,
    tries: 0,
    nextTryAt: backend.now(),
  }
  const kept = await keep(backend, event)
  // What fails here is the job's.
  if (kept?.state === 'new') await applyEvent(backend, kept, SOLD_BY_TIME).catch(() => undefined)
  return 'taken'
}

/** As it was kept when it was told first: whoever took it then may have been gone before it was done. */
async function keep({ store }: Backend, event: GatewayEvent): Promise<GatewayEvent | null> {
  try {
    return await store.transaction((tx) => tx.gatewayEvents.insert(event))
  } catch (error) {
    const isKnown = error instanceof StoreError && error.kind === 'unique'
    if (!isKnown) throw error
    const { gatewayId, eventId } = event
    return store.read((tx) => tx.gatewayEvents.find({ gatewayId, eventId }))
  }
}

/** Its effect and that it is done are one step. What could not be done is tried again later; answers why it could not. */
async function applyEvent(
  backend: Backend,
  { id, gatewayId, observed }: GatewayEvent,
  kinds: BillableKinds,
): Promise<{ readonly fault: unknown } | null> {
  const apply = async (tx: Tx) => {
    const event = await tx.gatewayEvents.get(id)
    if (event?.state !== 'new') return
    const outcome = await applyObservation(tx, backend, { gatewayId, observed }, kinds)
    const done = { state: 'done', outcome, nextTryAt: null } as const
    const marked = await tx.gatewayEvents.update(id, done, { state: 'new' })
    if (!marked) throw new StoreError('conflict', 'gatewayEvents.state')
    if (outcome === 'foreign') await tellOfUnknown(tx, { ...backend, actor: null }, marked)
  }
  try {
    await withNumbers(() => backend.store.transaction(apply))
    return null
  } catch (fault) {
    await putOff(backend, id)
    return { fault }
  }
}

async function putOff(backend: Backend, id: string): Promise<void> {
  await backend.store.transaction(async (tx) => {
    const event = await tx.gatewayEvents.get(id, { lock: true })
    if (event?.state !== 'new') return
    const tries = event.tries + 1
    const nextTryAt = addMilliseconds(backend.now(), waitForEvent(tries))
    await tx.gatewayEvents.update(id, { tries, nextTryAt }, { state: 'new' })
    const { gatewayId, observed } = event
    if (tries === STUCK_TRIES) {
      await tellStaff(tx, { ...backend, actor: null }, 'STUCK', { gatewayId, ...observed })
    }
  })
}

export interface EventReport {
  done: number
  readonly failures: { readonly id: string; readonly fault: unknown }[]
}

/** Does what was kept and is not done: whoever kept it was gone before, or could not. May run in several places at once. */
export async function applyDueEvents(backend: Backend): Promise<EventReport> {
  const report: EventReport = { done: 0, failures: [] }
  const where = { state: 'new', nextTryAt: { lte: backend.now() } } as const
  const pages = readPages((after) =>
    backend.store.read((tx) => tx.gatewayEvents.list({ where, order: 'oldest', limit: 50, after })),
  )
  for await (const events of pages) {
    for (const event of events) {
      const failed = await applyEvent(backend, event, SOLD_BY_TIME)
      if (failed) report.failures.push({ id: event.id, fault: failed.fault })
      else report.done++
    }
  }
  return report
}
