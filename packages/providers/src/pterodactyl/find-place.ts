import {
  nodeIdsFor,
  type PterodactylRecipe,
} from '@hostfront/domain/provisioning/pterodactyl-recipe'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { ask, askAll, type Got, refuse } from './ask.ts'
import type { Limits } from './limits.ts'
import type { PanelCall } from './panel-client.ts'
import { Allocation, type Node, NodeAnswer } from './panel-objects.ts'
import { choosePorts } from './ports.ts'

const PER_PAGE = 500

/** What keeps a node from being taken. */
type Lack = 'node' | 'room' | 'port'

interface Wanted {
  readonly spec: Pick<ServerSpec, 'key' | 'choices'>
  readonly limits: Limits
  readonly by: number
}

/**
 * Free ports on the first of the recipe's nodes that has room and all of them, of those for what was chosen. The panel
 * itself does not look for room where it is told the port.
 */
export async function findPlace(
  call: PanelCall,
  recipe: Pick<PterodactylRecipe, 'nodeIds' | 'nodeIdsByChoice' | 'ports'>,
  { spec, limits, by }: Wanted,
): Promise<Got<readonly Allocation[]>> {
  const nodeIds = nodeIdsFor(recipe, spec.choices)
  if (nodeIds === null) return refuse('NO_TEMPLATE', 'choice')
  const lacks = new Set<Lack>()
  for (const nodeId of nodeIds) {
    const node = await ask(call, { method: 'GET', path: `/nodes/${nodeId}`, by }, NodeAnswer)
    if (!node.ok && node.answer.result !== 'absent') return node
    if (!node.ok || !hasRoom(node.value.attributes, limits)) {
      lacks.add(node.ok ? 'room' : 'node')
      continue
    }
    const free = await freePorts(call, nodeId, by)
    if (!free.ok) return free
    const chosen = choosePorts(free.value, recipe.ports, spec.key)
    if (chosen) return { ok: true, value: chosen }
    lacks.add('port')
  }
  if (lacks.has('port')) return refuse('NO_PORT', null)
  return lacks.has('room') ? refuse('NO_ROOM', null) : refuse('NO_TEMPLATE', 'nodeIds')
}

/** All of a node that are nobody's. */
export const freePorts = (
  call: PanelCall,
  nodeId: number,
  by: number,
): Promise<Got<readonly Allocation[]>> =>
  askAll(
    call,
    { path: `/nodes/${nodeId}/allocations?filter[server_id]=0&per_page=${PER_PAGE}`, by },
    Allocation,
  )

/** By the panel's own sum; -1 is taken at its word, as its own pages explain it. */
export function hasRoom(node: Node, { memory, disk }: Pick<Limits, 'memory' | 'disk'>): boolean {
  const { allocated_resources: used } = node
  return (
    !node.maintenance_mode &&
    fits(used.memory + memory, node.memory, node.memory_overallocate) &&
    fits(used.disk + disk, node.disk, node.disk_overallocate)
  )
}

const fits = (sum: number, size: number, beyond: number): boolean =>
  beyond < 0 || sum <= size * (1 + beyond / 100)
