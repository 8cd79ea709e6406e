import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { ask, type Got, refuse } from './ask.ts'
import { draftOf } from './draft.ts'
import { allocationsOf, findServer, seenOf } from './observe.ts'
import { ensureOwner } from './owner.ts'
import type { PanelCall } from './panel-client.ts'
import { type Allocation, type PanelServer, ServerAnswer } from './panel-objects.ts'
import { turnsOf } from './turns.ts'

/**
 * Makes the server: everything is read and checked first, the order itself is sent once, and what came of it is compared
 * with what was asked for.
 */
export async function create(call: PanelCall, spec: ServerSpec): Promise<Answer> {
  const { reads, write } = turnsOf(call)
  const order = await prepare(call, spec, reads)
  if (!order.ok) return order.answer
  const { body, ports, ownerId } = order.value
  const path = '/servers?include=allocations,user'
  const made = await ask(call, { method: 'POST', path, body, by: write }, ServerAnswer)
  if (!made.ok) {
    // Something that the order names is gone; of this server it says nothing.
    return made.answer.result === 'absent' ? refuse('NO_TEMPLATE', '404').answer : made.answer
  }
  const server = made.value.attributes
  if (server.external_id !== spec.key || server.user !== ownerId) {
    return refuse('FOREIGN_SERVER', null).answer
  }
  // The panel hands further ports out without a lock, so a moment later they may be another's.
  const again = await findServer(call, spec.key)
  const known = again.ok ? again.value : server
  if (!hasAll(known, ports)) return refuse('REFUSED_FIELD', 'allocation.additional').answer
  return { result: 'done', seen: seenOf(known, call.address) }
}

interface Order {
  readonly body: object
  readonly ports: readonly Allocation[]
  readonly ownerId: number
}

/** The account comes last: the panel mails its owner, who should not hear of an order that cannot be met. */
async function prepare(call: PanelCall, spec: ServerSpec, by: number): Promise<Got<Order>> {
  const draft = await draftOf(call, spec, by)
  if (!draft.ok) return draft
  const owner = await ensureOwner(call, spec.owner, by)
  if (!owner.ok) return owner
  const { ports, bodyFor } = draft.value
  const ownerId = owner.value.id
  return { ok: true, value: { ports, ownerId, body: bodyFor(ownerId) } }
}

/** True where the panel does not show the ports. */
function hasAll(server: PanelServer, ports: readonly Allocation[]): boolean {
  const ids = allocationsOf(server)?.map(({ id }) => id)
  return ids === undefined || ports.every(({ id }) => ids.includes(id))
}
