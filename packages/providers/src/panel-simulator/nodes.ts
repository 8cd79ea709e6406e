import type { Call, Done } from './call.ts'
import { filtered, paged } from './listing.ts'
import { shownAllocation, shownEgg, shownNest, shownNode } from './objects.ts'
import { noRecord } from './refusal.ts'
import { nodeOf } from './servers.ts'

export const listNodes = ({ state, query }: Call): Done => ({
  status: 200,
  body: paged(state.nodes, query, (node) => shownNode(node, state)),
})

export const viewNode = ({ state, params }: Call): Done => ({
  status: 200,
  body: shownNode(nodeOf(state, Number(params[0])), state),
})

const SERVER_FILTER = 'filter[server_id]'

/** The filter by server takes 0, and all that is no number, for "nobody's". */
export function listAllocations({ state, query, params }: Call): Done {
  const node = nodeOf(state, Number(params[0]))
  const own = state.allocations.filter(({ nodeId }) => nodeId === node.id)
  const wanted = query.get(SERVER_FILTER)
  const serverId = wanted !== null && /^\d+$/.test(wanted) && wanted !== '0' ? Number(wanted) : null
  const kept = wanted === null ? own : own.filter((each) => each.serverId === serverId)
  const others = new URLSearchParams([...query].filter(([name]) => name !== SERVER_FILTER))
  const found = filtered(kept, others, { ip_alias: ({ alias }) => alias })
  return { status: 200, body: paged(found, query, shownAllocation) }
}

export const listNests = ({ state, query }: Call): Done => ({
  status: 200,
  body: paged(state.nests, query, shownNest),
})

/** Not in pages. */
export function listEggs(call: Call): Done {
  const { state, params } = call
  if (!state.nests.some(({ id }) => String(id) === params[0])) throw noRecord()
  const eggs = state.eggs.filter(({ nestId }) => String(nestId) === params[0])
  return { status: 200, body: { object: 'list', data: eggs.map((egg) => shownEgg(egg, call)) } }
}

export const listAllEggs = (call: Call): Done => ({
  status: 200,
  body: { object: 'list', data: call.state.eggs.map((egg) => shownEgg(egg, call)) },
})

export function viewEggAlone(call: Call): Done {
  const egg = call.state.eggs.find(({ id }) => String(id) === call.params[0])
  if (!egg) throw noRecord()
  return { status: 200, body: shownEgg(egg, call) }
}

export function viewEgg(call: Call): Done {
  const [nest, wanted] = call.params
  const egg = call.state.eggs.find(
    ({ id, nestId }) => String(id) === wanted && String(nestId) === nest,
  )
  if (!egg) throw noRecord()
  return { status: 200, body: shownEgg(egg, call) }
}
