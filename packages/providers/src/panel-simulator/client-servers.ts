/** What the client API does with a server. An administrator's key reaches every one. */
import type { Call, Done } from './call.ts'
import { POWER } from './field-rules.ts'
import type { SimulatedServer } from './panel-state.ts'
import { checkBody, valueAt } from './read-body.ts'
import { noRecord, refusal } from './refusal.ts'
import { nodeFault, nodeOf } from './servers.ts'

/** ms. The panel keeps what it has read of a server so long. */
const STATS_KEPT = 20_000
/** ms. */
const START = 5000
const MIB = 1024 ** 2

/** app/Repositories/Wings/DaemonPowerRepository.php: the node says that it has heard, and does it afterwards. */
export function sendPower(call: Call): Done {
  const server = reachableServer(call)
  checkBody(call.body, POWER, () => true)
  const fault = nodeFault(call, server.nodeId)
  if (fault) throw fault
  const signal = valueAt(call.body, 'signal')
  if (signal === 'start') server.startedAt ??= call.now
  else server.startedAt = signal === 'restart' ? call.now : null
  return { status: 204 }
}

export function viewResources(call: Call): Done {
  const { state, now } = call
  const server = reachableServer(call)
  const kept = state.stats.get(server.uuid)
  if (kept && kept.until > now) return { status: 200, body: kept.shown }
  const fault = nodeFault(call, server.nodeId)
  // Whatever the node said, it is not passed on.
  if (fault && !call.dialect.hasMissing) throw call.dialect.nodeSilent()
  const shown = fault ? NO_STATS : shownStats(server, now)
  state.stats.set(server.uuid, { shown, until: now + STATS_KEPT })
  return { status: 200, body: shown }
}

/** Pelican's app/Repositories/Daemon/DaemonServerRepository.php, with what StatsTransformer.php makes of it. */
const NO_STATS = {
  object: 'stats',
  attributes: {
    current_state: 'missing',
    is_suspended: false,
    resources: {
      memory_bytes: 0,
      cpu_absolute: 0,
      disk_bytes: 0,
      network_rx_bytes: 0,
      network_tx_bytes: 0,
      uptime: 0,
    },
  },
}

/** app/Transformers/Api/Client/StatsTransformer.php */
function shownStats({ id, startedAt, limits }: SimulatedServer, now: number): object {
  const age = startedAt === null ? 0 : now - startedAt
  const share = startedAt === null ? 0 : (1 + Math.sin(id + now / 30_000)) / 4 + 0.1
  const started = age < START ? 'starting' : 'running'
  return {
    object: 'stats',
    attributes: {
      current_state: startedAt === null ? 'offline' : started,
      is_suspended: false,
      resources: {
        memory_bytes: Math.round(share * (limits.memory || 4096) * MIB),
        cpu_absolute: Math.round(share * (limits.cpu || 100) * 1000) / 1000,
        disk_bytes: 300 * MIB,
        network_rx_bytes: age * 2,
        network_tx_bytes: age * 3,
        uptime: age,
      },
    },
  }
}

/** app/Http/Middleware/Api/Client/SubstituteClientBindings.php, Server/AuthenticateServerAccess.php */
function reachableServer({ state, params }: Call): SimulatedServer {
  const [wanted = ''] = params
  const server = state.servers.find(({ uuid }) =>
    wanted.length === 8 ? uuid.startsWith(wanted) : uuid === wanted,
  )
  if (!server) throw noRecord()
  const { status, isTransferring, nodeId } = server
  if (status === null && !isTransferring && !nodeOf(state, nodeId).isInMaintenance) return server
  throw refusal(409, 'ServerStateConflictException', 'This server is in an unsupported state.')
}
