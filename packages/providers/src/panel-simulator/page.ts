import { FAULTS } from './faults.ts'
import { button, document, escaped, row, table } from './html.ts'
import type { PanelState, SimulatedServer } from './panel-state.ts'
import type { LoggedCall, Simulation } from './simulation.ts'

const LAST_CALLS = 12

/** The simulator's page: what is on the panel, what was asked of it, and buttons for faults. `marked`: a server's identifier. */
export function writePage(simulation: Simulation, marked: string): string {
  const { state, dialect, calls, key, clientKey } = simulation
  const free = state.allocations.filter(({ serverId }) => serverId === null).length
  return document(
    'Panel simulator',
    `<h1>Panel simulator</h1>
<p>Answers like a ${dialect.name} panel and starts no game servers. All of it is forgotten when it ends.</p>
<p>API key <code>${escaped(key)}</code>; with power and usage <code>${escaped(clientKey)}</code></p>`,
    `<section>
<h2>Servers <span>${state.servers.length}</span></h2>
${serverTable(state, marked)}
<p>${free} free ports on ${state.nodes.length} nodes.</p>
</section>
<section>
<h2>Faults</h2>
<form method="post" action="/buttons">${buttonsOf(simulation).join('')}</form>
</section>
<section>
<h2>Last calls</h2>
${callTable(calls.slice(-LAST_CALLS).toReversed())}
</section>`,
  )
}

function serverTable(state: PanelState, marked: string): string {
  if (state.servers.length === 0) return '<p>None yet.</p>'
  const rows = state.servers.map((server) => {
    const { name, uuid, userId, allocationId, externalId } = server
    const owner = state.users.find(({ id }) => id === userId)
    const port = state.allocations.find(({ id }) => id === allocationId)
    const address = port ? `${port.alias ?? port.ip}:${port.port}` : '–'
    const cells = [name, owner?.email ?? '–', address, stateOf(server), externalId ?? '–']
    return row(cells, uuid.startsWith(marked) && marked !== '')
  })
  return table(['Name', 'Owner', 'Address', 'State', 'Key'], rows)
}

function stateOf({ status, isTransferring, startedAt }: SimulatedServer): string {
  if (isTransferring) return 'being moved'
  if (status !== null) return status.replaceAll('_', ' ')
  return startedAt === null ? 'ready, stopped' : 'running'
}

function callTable(calls: readonly LoggedCall[]): string {
  if (calls.length === 0) return '<p>None yet.</p>'
  const rows = calls.map(({ at, api, method, path, status, fault }) =>
    row([
      new Date(at).toISOString().slice(11, 19),
      `${method} ${api === 'client' ? '/client' : ''}${path}`,
      status === null ? 'no answer' : String(status),
      fault ? FAULTS[fault] : '',
    ]),
  )
  return table(['UTC', 'Call', 'Answer', 'Fault'], rows)
}

function buttonsOf(simulation: Simulation): readonly string[] {
  const { state, faults } = simulation
  return [
    button('down', 'The panel is down for 30 seconds', simulation.isDown()),
    button(
      'key',
      'The key is revoked',
      state.keys.some(({ isRevoked }) => isRevoked),
    ),
    ...state.nodes.map(({ id, name, isDown }) =>
      button(`node:${id}`, `Node ${name} does not answer`, isDown),
    ),
    ...state.nodes.map(({ id, name }) => button(`restart:${id}`, `Restart node ${name}`, null)),
    ...Object.entries(FAULTS).map(([name, words]) =>
      button(
        name,
        words,
        [...faults.standing].some((each) => each === name),
      ),
    ),
  ]
}
