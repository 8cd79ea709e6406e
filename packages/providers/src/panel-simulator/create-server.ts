/** app/Services/Servers/ServerCreationService.php: the row is written first, then the node is asked. */
import type { Call, Done } from './call.ts'
import { failedRules } from './check-rules.ts'
import { NEW_SERVER } from './field-rules.ts'
import { shownServer } from './objects.ts'
import {
  isSameText,
  nextId,
  type PanelState,
  type SimulatedEgg,
  type SimulatedServer,
} from './panel-state.ts'
import { uuidOf } from './random.ts'
import { checkBody, valueAt } from './read-body.ts'
import { invalid, noNode, noRecord, refusal } from './refusal.ts'
import { dropServer, isNodeDown, nodeOf } from './servers.ts'

const SLOW = 600_000

export function createServer(call: Call): Done {
  const { state, body } = call
  if (valueAt(body, 'deploy') !== undefined) {
    throw refusal(501, 'NotSimulated', 'The simulator does not choose ports: name an allocation.')
  }
  checkBody(body, NEW_SERVER, (_rule, table, value) => isWell(state, table, value))
  const egg = state.eggs.find(({ id }) => id === numberAt(body, 'egg'))
  if (!egg) throw noRecord()
  const environment = environmentOf(body, egg)
  const server = rowOf(call, egg, environment)
  if (call.isPortTakenLate) takePort(state, server.allocationId)
  // Two orders at once can both pass the check above; the second is stopped as it is written.
  if (state.servers.some(({ allocationId }) => allocationId === server.allocationId)) {
    throw refusal(500, 'DataValidationException', 'The server could not be saved.')
  }
  state.servers.push(server)
  assignPorts(state, body, server)
  if (isNodeDown(call, server.nodeId)) {
    dropServer(state, server)
    throw noNode()
  }
  nodeOf(state, server.nodeId).folders.add(server.uuid)
  return { status: 201, body: shownServer(server, call) }
}

/** Gives a port to somebody else, as an order at the same moment does. */
export function takePort(state: PanelState, allocationId: number): void {
  const allocation = state.allocations.find(({ id }) => id === allocationId)
  const [egg] = state.eggs
  if (!allocation || !egg) return
  const id = nextId(state)
  allocation.serverId = id
  state.servers.push({
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    externalId: null,
    name: 'Somebody else’s',
    status: null,
    userId: 1,
    nodeId: allocation.nodeId,
    allocationId,
    eggId: egg.id,
    startup: egg.startup,
    image: egg.image,
    environment: {},
    limits: { memory: 1, swap: 0, disk: 1, io: 500, cpu: 1 },
    featureLimits: { databases: 0, allocations: 0, backups: 0 },
    isOomDisabled: true,
    createdAt: 0,
    installEndsAt: null,
    willFail: false,
    isTransferring: false,
  })
}

function isWell(state: PanelState, table: string, value: unknown): boolean {
  const isOne = ({ id }: { id: number }) => id === Number(value)
  switch (table) {
    case 'servers.external_id':
      return !state.servers.some(({ externalId }) => isSameText(externalId, String(value)))
    case 'users.id':
      return state.users.some(isOne)
    case 'eggs.id':
      return state.eggs.some(isOne)
    default:
      return state.allocations.some((each) => isOne(each) && each.serverId === null)
  }
}

/** app/Services/Servers/VariableValidatorService.php: what is left out counts as null, whatever the egg's default. */
function environmentOf(body: unknown, egg: SimulatedEgg): Readonly<Record<string, string>> {
  const given = egg.variables.map(({ variable, rules }) => {
    const value = valueAt(body, `environment.${variable}`) ?? null
    return { variable, value, failed: failedRules(value, rules, () => true) }
  })
  const failed = given.flatMap((each) =>
    each.failed.map((rule) => ({ field: `environment.${each.variable}`, rule })),
  )
  if (failed.length > 0) throw invalid(failed)
  return Object.fromEntries(given.map(({ variable, value }) => [variable, String(value ?? '')]))
}

function rowOf(
  { state, body, random, now, install }: Call,
  egg: SimulatedEgg,
  environment: Readonly<Record<string, string>>,
): SimulatedServer {
  const number = (field: string) => numberAt(body, field)
  const text = (field: string) => String(valueAt(body, field) ?? '')
  const allocationId = number('allocation.default')
  const lasts = install.goes === 'slow' ? SLOW : install.milliseconds
  return {
    id: nextId(state),
    uuid: uuidOf(random),
    externalId: text('external_id') || null,
    name: text('name'),
    status: 'installing',
    userId: number('user'),
    nodeId: state.allocations.find(({ id }) => id === allocationId)?.nodeId ?? 0,
    allocationId,
    eggId: egg.id,
    startup: text('startup'),
    image: text('docker_image'),
    environment,
    limits: {
      memory: number('limits.memory'),
      swap: number('limits.swap'),
      disk: number('limits.disk'),
      io: number('limits.io'),
      cpu: number('limits.cpu'),
    },
    featureLimits: {
      databases: number('feature_limits.databases'),
      allocations: number('feature_limits.allocations'),
      backups: number('feature_limits.backups'),
    },
    isOomDisabled: valueAt(body, 'oom_disabled') !== false,
    createdAt: now,
    installEndsAt: install.goes === 'never' ? null : now + lasts,
    willFail: install.goes === 'fails',
    isTransferring: false,
  }
}

/** Further ports are written over, whoever has them by now. */
function assignPorts(state: PanelState, body: unknown, server: SimulatedServer): void {
  const further = valueAt(body, 'allocation.additional')
  const ids = [server.allocationId, ...(Array.isArray(further) ? further.map(Number) : [])]
  for (const allocation of state.allocations) {
    if (ids.includes(allocation.id)) allocation.serverId = server.id
  }
}

const numberAt = (body: unknown, field: string): number => Number(valueAt(body, field) ?? 0)
