import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { ask, type Got, refuse } from './ask.ts'
import { findPlace } from './find-place.ts'
import { limitsOf } from './limits.ts'
import { allocationsOf, findServer, seenOf } from './observe.ts'
import { ensureOwner } from './owner.ts'
import type { PanelCall } from './panel-client.ts'
import {
  type Allocation,
  type Egg,
  EggAnswer,
  type PanelServer,
  ServerAnswer,
} from './panel-objects.ts'
import { serverBody } from './server-body.ts'
import { turnsOf } from './turns.ts'
import { environmentOf } from './variables.ts'

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
  const { recipe } = spec
  if (recipe === null) return refuse('NO_TEMPLATE', null)
  const limits = limitsOf(spec)
  if (!limits.ok) return limits
  const egg = await readEgg(call, recipe, by)
  if (!egg.ok) return egg
  const place = await findPlace(call, recipe, { key: spec.key, limits: limits.value, by })
  if (!place.ok) return place
  const ports = place.value
  const environment = environmentOf(
    spec,
    egg.value?.relationships.variables.data.map(({ attributes }) => attributes) ?? null,
    ports,
  )
  if (!environment.ok) return environment
  const image = recipe.dockerImage || egg.value?.docker_image
  const startup = recipe.startup || egg.value?.startup
  if (!image || !startup) return refuse('NO_TEMPLATE', image ? 'startup' : 'docker_image')
  const owner = await ensureOwner(call, spec.owner, by)
  if (!owner.ok) return owner
  const ownerId = owner.value.id
  const given = { limits: limits.value, environment: environment.value, image, startup, ports }
  return { ok: true, value: { ports, ownerId, body: serverBody(spec, recipe, ownerId, given) } }
}

/** Null: it cannot be found without its nest, so the recipe has to say everything. */
async function readEgg(
  call: PanelCall,
  { nestId, eggId }: NonNullable<ServerSpec['recipe']>,
  by: number,
): Promise<Got<Egg | null>> {
  if (nestId === null) return { ok: true, value: null }
  const path = `/nests/${nestId}/eggs/${eggId}?include=variables`
  const egg = await ask(call, { method: 'GET', path, by }, EggAnswer)
  if (egg.ok) return { ok: true, value: egg.value.attributes }
  return egg.answer.result === 'absent' ? refuse('NO_TEMPLATE', 'eggId') : egg
}

/** True where the panel does not show the ports. */
function hasAll(server: PanelServer, ports: readonly Allocation[]): boolean {
  const ids = allocationsOf(server)?.map(({ id }) => id)
  return ids === undefined || ports.every(({ id }) => ids.includes(id))
}
