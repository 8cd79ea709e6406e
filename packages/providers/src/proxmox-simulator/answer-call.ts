/** What the API answers to a call that reaches it, in the order in which PVE/HTTPServer.pm of pve-manager looks at one. */
import type { Call } from './call.ts'
import { type ClusterState, countMachines, type SimulatedToken } from './cluster-state.ts'
import { checkParameters, type Given } from './parameters.ts'
import { Refusal } from './refusal.ts'
import { ROUTES } from './routes.ts'
import { endTasks } from './tasks.ts'

export interface Asked {
  readonly method: string
  /** After `/api2/json`. */
  readonly path: string
  readonly authorization: string
  readonly given: Given
}

export interface Answered {
  readonly status: number
  /** Beside the status. */
  readonly reason: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export interface Circumstances extends Pick<Call, 'state' | 'now' | 'random' | 'course' | 'times'> {
  /** Since 8.4 the reason stands in the body, too. */
  readonly saysReason: boolean
}

export function answerCall(asked: Asked, around: Circumstances): Answered {
  endTasks(around.state, around.now)
  countMachines(around.state, around.now)
  try {
    const { route, groups } = routeOf(asked)
    const call: Call = {
      ...around,
      token: tokenOf(asked, around.state),
      node: groups.node ?? around.state.nodes[0]?.name ?? '',
      vmid: Number(groups.vmid ?? 0),
      rest: decodeURIComponent(groups.rest ?? ''),
      given: asked.given,
    }
    route.permit(call)
    refuseSilentNode(call)
    checkParameters(asked.given, route.parameters)
    return json(200, 'OK', { data: route.answer(call) })
  } catch (error) {
    if (error instanceof Refusal) return refused(error, around)
    throw error
  }
}

function routeOf({ method, path }: Asked) {
  for (const route of ROUTES) {
    const found = route.method === method && route.path.exec(path)
    if (found) return { route, groups: found.groups ?? {} }
  }
  throw new Refusal(501, `Method '${method} ${path}' not implemented`)
}

function tokenOf({ authorization }: Asked, { tokens }: ClusterState): SimulatedToken {
  const token = tokens.find(({ id, secret }) => authorization === `PVEAPIToken=${id}=${secret}`)
  if (!token || token.isRevoked) throw new Refusal(401, 'Authentication failed!')
  return token
}

/** The first node answers, and hands on what concerns another. */
function refuseSilentNode({ state, node }: Call): void {
  const known = state.nodes.find(({ name }) => name === node)
  if (!known) throw new Refusal(500, `hostname lookup '${node}' failed`)
  if (known.isDown) throw new Refusal(595, 'No route to host')
}

function refused({ status, reason, errors }: Refusal, { saysReason }: Circumstances): Answered {
  // A caller without a token is told nothing but that.
  if (status === 401) return { status, reason, headers: {}, text: '' }
  return json(status, reason, {
    data: null,
    ...(errors && { errors }),
    ...(saysReason && { message: `${reason}\n` }),
  })
}

const json = (status: number, reason: string, body: object): Answered => ({
  status,
  reason,
  headers: { 'Content-Type': 'application/json;charset=UTF-8' },
  text: JSON.stringify(body),
})
