import type { Call, Done } from './call.ts'
import { filtered, paged, sorted } from './listing.ts'
import { shownServer } from './objects.ts'
import { isSameText, type PanelState, type SimulatedServer } from './panel-state.ts'
import { noRecord, type Refusal, refusal } from './refusal.ts'

const DONE: Done = { status: 204 }

export function listServers(call: Call): Done {
  const { state, query } = call
  const found = filtered(state.servers, query, {
    uuid: ({ uuid }) => uuid,
    uuidShort: ({ uuid }) => uuid.slice(0, 8),
    name: ({ name }) => name,
    description: ({ description }) => description,
    image: ({ image }) => image,
    external_id: ({ externalId }) => externalId,
  })
  const servers = sorted(found, query, { id: ({ id }) => id, uuid: ({ uuid }) => uuid })
  return { status: 200, body: paged(servers, query, (each) => shownServer(each, call)) }
}

export const viewServer = (call: Call): Done => ({
  status: 200,
  body: shownServer(serverOf(call), call),
})

export function viewExternalServer(call: Call): Done {
  const [key = ''] = call.params
  const server = call.state.servers.find(({ externalId }) => isSameText(externalId, key))
  if (!server) throw noRecord()
  return { status: 200, body: shownServer(server, call) }
}

/** app/Services/Servers/SuspensionService.php: recorded first; what it was before (installing, failed) is not kept. */
export function suspendServer(call: Call): Done {
  const server = serverOf(call)
  if (server.status === 'suspended') return DONE
  refuseTransfer(server)
  server.status = 'suspended'
  const fault = nodeFault(call, server.nodeId)
  if (fault && call.dialect.takesBack) server.status = null
  if (fault) throw fault
  server.startedAt = null
  return DONE
}

export function unsuspendServer(call: Call): Done {
  const server = serverOf(call)
  if (server.status !== 'suspended') return DONE
  refuseTransfer(server)
  server.status = null
  const fault = nodeFault(call, server.nodeId)
  if (fault && call.dialect.takesBack) server.status = 'suspended'
  if (fault) throw fault
  return DONE
}

/** app/Services/Servers/ServerDeletionService.php: without its node only by force, which leaves the files there. */
export function deleteServer(call: Call): Done {
  const server = serverOf(call)
  const isForced = call.params[1] === 'force'
  const fault = nodeFault(call, server.nodeId)
  const isRefused = call.nodes === 'refusing' && !nodeOf(call.state, server.nodeId).isDown
  const isPassedOver = isForced || (isRefused && call.dialect.removesRefused)
  if (fault && !isPassedOver) throw fault
  if (!fault) nodeOf(call.state, server.nodeId).folders.delete(server.uuid)
  dropServer(call.state, server)
  return DONE
}

/** The row alone; its ports are free again. */
export function dropServer(state: PanelState, server: SimulatedServer): void {
  state.servers = state.servers.filter((each) => each !== server)
  for (const allocation of state.allocations) {
    if (allocation.serverId === server.id) allocation.serverId = null
  }
}

/** What the panel answers where the node does not do what it is told; null: it does. */
export function nodeFault({ state, dialect, nodes }: Call, id: number): Refusal | null {
  if (nodes === 'silent' || nodeOf(state, id).isDown) return dialect.nodeSilent()
  return nodes === 'refusing' ? dialect.nodeRefuses() : null
}

export function nodeOf({ nodes }: PanelState, wanted: number) {
  const node = nodes.find(({ id }) => id === wanted)
  if (!node) throw noRecord()
  return node
}

function refuseTransfer({ isTransferring }: SimulatedServer): void {
  if (isTransferring) throw refusal(409, 'ConflictHttpException', 'The server is being moved.')
}

/** The one whose number stands in the path. */
export function serverOf({ state, params }: Call): SimulatedServer {
  const server = state.servers.find(({ id }) => String(id) === params[0])
  if (!server) throw noRecord()
  return server
}
