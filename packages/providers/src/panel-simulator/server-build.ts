/**
 * app/Services/Servers/BuildModificationService.php: the row is written, then the node is told to read it again. It reads it
 * at every start anyway, so that it has not is written to a log alone; one panel answers what a node has refused.
 */
import type { Call, Done } from './call.ts'
import { lookUpIn } from './look-up.ts'
import { shownServer } from './objects.ts'
import type { SimulatedServer } from './panel-state.ts'
import { checkBody, valueAt } from './read-body.ts'
import { refusal } from './refusal.ts'
import { nodeFault, nodeOf, serverOf } from './servers.ts'

const LIMITS = ['memory', 'swap', 'disk', 'io', 'cpu'] as const

export function updateBuild(call: Call): Done {
  const { state, body, dialect } = call
  const server = serverOf(call)
  checkBody(body, dialect.serverBuild, lookUpIn(state, server.id))
  moveAllocations(call, server)
  const limits = { ...server.limits }
  for (const name of LIMITS) {
    const given = valueAt(body, `limits.${name}`) ?? valueAt(body, name)
    if (given !== undefined) limits[name] = Number(given)
  }
  server.limits = limits
  const disabled = valueAt(body, 'oom_disabled')
  const killer = valueAt(body, 'oom_killer')
  if (dialect.kind === 'pelican' && killer !== undefined) server.isOomDisabled = !Number(killer)
  if (dialect.kind === 'pterodactyl' && disabled !== undefined) {
    server.isOomDisabled = Boolean(Number(disabled))
  }
  // What is left out is without bound, or none.
  server.featureLimits = {
    databases: count(body, 'databases'),
    allocations: count(body, 'allocations'),
    backups: count(body, 'backups') ?? 0,
  }
  const fault = nodeFault(call, server.nodeId)
  const isSilent = call.nodes === 'silent' || nodeOf(state, server.nodeId).isDown
  if (fault && !isSilent && !dialect.hidesRefusedLimits) throw fault
  return { status: 200, body: shownServer(server, call) }
}

const count = (body: unknown, name: string): number | null => {
  const given = valueAt(body, `feature_limits.${name}`) ?? null
  return given === null ? null : Number(given)
}

/** Ports that are not free are passed over, and so are those to remove that are not its own. */
function moveAllocations({ state, body, isPortTakenLate }: Call, server: SimulatedServer): void {
  const added = numbersAt(body, 'add_allocations')
  const removed = numbersAt(body, 'remove_allocations')
  const first = Number(valueAt(body, 'allocation') ?? server.allocationId)
  if (removed.includes(first)) {
    throw refusal(501, 'NotSimulated', 'The simulator does not remove the first port.')
  }
  for (const allocation of state.allocations) {
    const isFree = allocation.serverId === null && allocation.nodeId === server.nodeId
    if (isFree && added.includes(allocation.id) && !isPortTakenLate) allocation.serverId = server.id
    else if (allocation.serverId === server.id && removed.includes(allocation.id)) {
      allocation.serverId = null
    }
  }
  const isOwn = state.allocations.some(({ id, serverId }) => id === first && serverId === server.id)
  if (!isOwn) throw refusal(400, 'DisplayException', 'The port is not the server’s.')
  server.allocationId = first
}

function numbersAt(body: unknown, field: string): readonly number[] {
  const list = valueAt(body, field)
  return Array.isArray(list) ? list.map(Number) : []
}
