import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import { pterodactylRecipe } from '@hostfront/domain/provisioning/recipe'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { ask, type Got, refuse } from './ask.ts'
import { readEgg } from './draft.ts'
import { freePorts, hasRoom } from './find-place.ts'
import { type Limits, limitsOf } from './limits.ts'
import { allocationsOf } from './observe.ts'
import type { PanelCall } from './panel-client.ts'
import { type Allocation, type Egg, NodeAnswer, type WholeServer } from './panel-objects.ts'
import { completedPorts } from './ports.ts'
import { changedEnvironment, type Environment } from './variables.ts'

/** What a server is to become, as far as its panel keeps it. */
export interface WantedServer {
  readonly recipe: PterodactylRecipe
  readonly limits: Limits
  /** In the recipe's order. */
  readonly ports: readonly Allocation[]
  readonly image: string
  readonly startup: string
  readonly environment: Environment
}

interface Asked {
  readonly spec: ServerSpec
  readonly before: PterodactylRecipe | null
  readonly by: number
}

/** Reads and checks everything that the change needs, and changes nothing. */
export async function wantedServer(
  call: PanelCall,
  server: WholeServer,
  { spec, before, by }: Asked,
): Promise<Got<WantedServer>> {
  const recipe = pterodactylRecipe(spec.recipe)
  if (recipe === null) return refuse('NO_TEMPLATE', null)
  const limits = limitsOf(spec)
  if (!limits.ok) return limits
  const egg = await readEgg(call, recipe, by)
  if (!egg.ok) return egg
  if (egg.value === null) return refuse('NO_TEMPLATE', 'nestId')
  const room = await checkRoom(call, server, limits.value, by)
  if (!room.ok) return room
  const ports = await portsOf(call, server, recipe, by)
  if (!ports.ok) return ports
  const isSameEgg = server.egg === recipe.eggId
  const environment = changedEnvironment(spec, {
    egg: egg.value.relationships.variables.data.map(({ attributes }) => attributes),
    has: environmentIn(server),
    isSameEgg,
    ports: ports.value,
    before,
  })
  if (!environment.ok) return environment
  const image = recipe.dockerImage || imageOf(server, egg.value, isSameEgg)
  const startup = recipe.startup || egg.value.startup
  if (!startup) return refuse('NO_TEMPLATE', 'startup')
  const given = { recipe, limits: limits.value, ports: ports.value }
  return { ok: true, value: { ...given, image, startup, environment: environment.value } }
}

/** An owner may choose among the egg's images. */
function imageOf({ container }: WholeServer, egg: Egg, isSameEgg: boolean): string {
  const theirs = Object.values(egg.docker_images ?? {})
  return isSameEgg && theirs.includes(container.image) ? container.image : egg.docker_image
}

/** Those that are filled. */
export const environmentIn = ({
  container: { environment },
}: WholeServer): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(environment).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

/** The panel itself does not look for room. */
async function checkRoom(
  call: PanelCall,
  { node: nodeId, limits: has }: WholeServer,
  limits: Limits,
  by: number,
): Promise<Got<null>> {
  const memory = Math.max(0, limits.memory - (has.memory ?? 0))
  const disk = Math.max(0, limits.disk - (has.disk ?? 0))
  if (memory === 0 && disk === 0) return { ok: true, value: null }
  const node = await ask(call, { method: 'GET', path: `/nodes/${nodeId}`, by }, NodeAnswer)
  if (!node.ok) return node.answer.result === 'absent' ? refuse('NO_TEMPLATE', 'node') : node
  return hasRoom(node.value.attributes, { memory, disk })
    ? { ok: true, value: null }
    : refuse('NO_ROOM', null)
}

async function portsOf(
  call: PanelCall,
  server: WholeServer,
  recipe: PterodactylRecipe,
  by: number,
): Promise<Got<readonly Allocation[]>> {
  const own = allocationsOf(server)
  const first = own?.find(({ id }) => id === server.allocation)
  if (!own) return refuse('NOT_PERMITTED', 'allocations')
  if (!first) return refuse('NO_PORT', null)
  const known = completedPorts(first, own, [], recipe.ports)
  if (known) return { ok: true, value: known }
  const free = await freePorts(call, server.node, by)
  if (!free.ok) return free
  const completed = completedPorts(first, own, free.value, recipe.ports)
  return completed ? { ok: true, value: completed } : refuse('NO_PORT', null)
}
