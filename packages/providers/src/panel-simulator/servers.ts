import type { Call, Done } from './call.ts'
import { filtered, paged } from './listing.ts'
import { shownServer } from './objects.ts'
import { isSameText, type PanelState, type SimulatedServer } from './panel-state.ts'
import { noNode, noRecord, refusal } from './refusal.ts'

const DONE: Done = { status: 204 }

export function listServers(call: Call): Done {
  const { state, query } = call
  const servers = filtered(state.servers, query, {
    uuid: ({ uuid }) => uuid,
    uuidShort: ({ uuid }) => uuid.slice(0, 8),
    name: ({ name }) => name,
    image: ({ image }) => image,
    external_id: ({ externalId }) => externalId,
  })
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

/** app/Services/Servers/SuspensionService.php: recorded first, taken back where the node does not answer. */
export function suspendServer(call: Call): Done {
  const server = serverOf(call)
  if (server.status === 'suspended') return DONE
  refuseTransfer(server)
  // What it was before (installing, failed) is not kept.
  server.status = isNodeDown(call, server.nodeId) ? null : 'suspended'
  if (server.status === null) throw noNode()
  return DONE
}

export function unsuspendServer(call: Call): Done {
  const server = serverOf(call)
  if (server.status !== 'suspended') return DONE
  refuseTransfer(server)
  if (isNodeDown(call, server.nodeId)) throw noNode()
  server.status = null
  return DONE
}

/** app/Services/Servers/ServerDeletionService.php: without its node only by force, which leaves the files there. */
export function deleteServer(call: Call): Done {
  const server = serverOf(call)
  const isForced = call.params[1] === 'force'
  const isDown = isNodeDown(call, server.nodeId)
  if (isDown && !isForced) throw noNode()
  if (!isDown) nodeOf(call.state, server.nodeId).folders.delete(server.uuid)
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

export const isNodeDown = ({ state, areNodesDown }: Call, id: number): boolean =>
  areNodesDown || nodeOf(state, id).isDown

export function nodeOf({ nodes }: PanelState, wanted: number) {
  const node = nodes.find(({ id }) => id === wanted)
  if (!node) throw noRecord()
  return node
}

function refuseTransfer({ isTransferring }: SimulatedServer): void {
  if (isTransferring) throw refusal(409, 'ConflictHttpException', 'The server is being moved.')
}

function serverOf({ state, params }: Call): SimulatedServer {
  const server = state.servers.find(({ id }) => String(id) === params[0])
  if (!server) throw noRecord()
  return server
}
