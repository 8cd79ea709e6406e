/** app/Services/Servers/ServerCreationService.php: the row is written first, then the node is asked. */
import type { Call, Done } from './call.ts'
import { failedRules } from './check-rules.ts'
import type { Dialect } from './dialect.ts'
import { lookUpIn } from './look-up.ts'
import { shownServer } from './objects.ts'
import { nextId, type PanelState, type SimulatedEgg, type SimulatedServer } from './panel-state.ts'
import { uuidOf } from './random.ts'
import { checkBody, valueAt } from './read-body.ts'
import { invalid, noRecord, refusal } from './refusal.ts'
import { dropServer, nodeFault, nodeOf } from './servers.ts'

const SLOW = 600_000

export function createServer(call: Call): Done {
  const { state, body, dialect } = call
  if (valueAt(body, 'deploy') !== undefined) {
    throw refusal(501, 'NotSimulated', 'The simulator does not choose ports: name an allocation.')
  }
  checkBody(body, dialect.newServer, lookUpIn(state))
  const egg = state.eggs.find(({ id }) => id === numberAt(body, 'egg'))
  if (!egg) throw noRecord()
  const environment = environmentOf(body, egg, dialect)
  const server = rowOf(call, egg, environment)
  if (call.isPortTakenLate) takePort(state, portsOf(body).at(-1) ?? 0)
  // Two orders at once can both pass the check above; the second is stopped as it is written.
  if (state.servers.some(({ allocationId }) => allocationId === server.allocationId)) {
    throw refusal(500, 'DataValidationException', 'The server could not be saved.')
  }
  state.servers.push(server)
  assignPorts(call, server)
  askNode(call, server)
  nodeOf(state, server.nodeId).folders.add(server.uuid)
  return { status: 201, body: shownServer(server, call) }
}

/** What a silent node has not heard of is undone by both panels; what it refused by one. */
function askNode(call: Call, server: SimulatedServer): void {
  const { state, dialect, nodes } = call
  const fault = nodeFault(call, server.nodeId)
  if (!fault) return
  const isSilent = nodes === 'silent' || nodeOf(state, server.nodeId).isDown
  if (isSilent || dialect.takesBack) dropServer(state, server)
  else server.installEndsAt = null
  throw fault
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
    description: '',
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
    startsOnCompletion: false,
    startedAt: null,
    isTransferring: false,
  })
}

/** app/Services/Servers/VariableValidatorService.php: what is left out counts as null, whatever the egg's default. */
export function environmentOf(
  body: unknown,
  egg: SimulatedEgg,
  { checksDefaults }: Pick<Dialect, 'checksDefaults'>,
): Readonly<Record<string, string>> {
  const given = egg.variables.map(({ variable, rules, standard }) => {
    const value = valueAt(body, `environment.${variable}`) ?? null
    const checked = checksDefaults ? (value ?? (standard || null)) : value
    return { variable, value, failed: failedRules(checked, rules, () => true) }
  })
  const failed = given.flatMap((each) =>
    each.failed.map((rule) => ({ field: `environment.${each.variable}`, rule })),
  )
  if (failed.length > 0) throw invalid(failed)
  return Object.fromEntries(given.map(({ variable, value }) => [variable, String(value ?? '')]))
}

function rowOf(
  { state, body, random, now, install, dialect }: Call,
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
    description: text('description'),
    status: 'installing',
    userId: number('user'),
    nodeId: state.allocations.find(({ id }) => id === allocationId)?.nodeId ?? 0,
    allocationId,
    eggId: egg.id,
    startup: text('startup') || egg.startup,
    image: text('docker_image') || egg.image,
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
    isOomDisabled:
      dialect.kind === 'pelican'
        ? valueAt(body, 'oom_killer') !== true
        : valueAt(body, 'oom_disabled') !== false,
    createdAt: now,
    installEndsAt: install.goes === 'never' ? null : now + lasts,
    willFail: install.goes === 'fails',
    startsOnCompletion: valueAt(body, 'start_on_completion') === true,
    startedAt: null,
    isTransferring: false,
  }
}

/** Without a lock: who has a further port by now loses it, or the order does. */
function assignPorts({ state, body, dialect }: Call, server: SimulatedServer): void {
  const ids = portsOf(body)
  for (const allocation of state.allocations) {
    const isTakeable = dialect.takesOthersPorts || allocation.serverId === null
    if (isTakeable && ids.includes(allocation.id)) allocation.serverId = server.id
  }
}

function portsOf(body: unknown): readonly number[] {
  const further = valueAt(body, 'allocation.additional')
  const first = numberAt(body, 'allocation.default')
  return [first, ...(Array.isArray(further) ? further.map(Number) : [])]
}

const numberAt = (body: unknown, field: string): number => Number(valueAt(body, field) ?? 0)
