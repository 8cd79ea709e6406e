import { button, document, escaped, row, table } from '../panel-simulator/html.ts'
import type { ClusterState, SimulatedMachine } from './cluster-state.ts'
import { ALL_FAULTS, FAULTS } from './faults.ts'
import type { LoggedCall, Simulation } from './simulation.ts'

const LAST_CALLS = 12

/** The simulator's page: what is on the cluster, what was asked of it, and buttons for faults. */
export function writePage(simulation: Simulation): string {
  const { state, calls, key } = simulation
  return document(
    'Proxmox simulator',
    `<h1>Proxmox simulator</h1>
<p>Answers like a Proxmox VE cluster and starts no machines. All of it is forgotten when it ends.</p>
<p>API token <code>${escaped(key)}</code></p>`,
    `<section>
<h2>Machines <span>${state.machines.length}</span></h2>
${machineTable(state)}
</section>
<section>
<h2>Faults</h2>
<form method="post" action="/buttons">${buttonsOf(simulation).join('')}</form>
</section>
<section>
<h2>Last calls</h2>
${callTable(calls.slice(-LAST_CALLS).reverse())}
</section>`,
  )
}

function machineTable({ machines }: ClusterState): string {
  const rows = machines.map((machine) => {
    const { vmid, node, settings } = machine
    const { name = '–', cores = '–', memory = '–', ipconfig0 = '–', tags = '' } = settings
    const size = `${cores} cores, ${memory} MiB`
    const cells = [vmid, name, node, stateOf(machine), size, ipconfig0, tags]
    return row(cells.map(String), settings.template === 1)
  })
  return table(['Number', 'Name', 'Node', 'State', 'Size', 'Address', 'Tags'], rows)
}

function stateOf({ settings, runningSince }: SimulatedMachine): string {
  if (settings.lock !== undefined) return `locked (${settings.lock})`
  if (settings.template === 1) return 'template'
  return runningSince === null ? 'stopped' : 'running'
}

function callTable(calls: readonly LoggedCall[]): string {
  if (calls.length === 0) return '<p>None yet.</p>'
  const rows = calls.map(({ at, method, path, status, fault }) =>
    row([
      new Date(at).toISOString().slice(11, 19),
      `${method} ${path}`,
      status === null ? 'no answer' : String(status),
      fault ? FAULTS[fault] : '',
    ]),
  )
  return table(['UTC', 'Call', 'Answer', 'Fault'], rows)
}

function buttonsOf({ state, faults }: Simulation): readonly string[] {
  const standing = new Set<string>(faults.standing)
  return [
    button(
      'token',
      'The token is revoked',
      state.tokens.some(({ isRevoked }) => isRevoked),
    ),
    button('quorum', 'The cluster has no quorum', !state.hasQuorum),
    ...state.nodes.map(({ name, isDown }) =>
      button(`node:${name}`, `Node ${name} is down`, isDown),
    ),
    ...Object.entries(FAULTS).map(([name, words]) => button(name, words, standing.has(name))),
  ]
}

/** What a button does; each turns a fault on, or off again. */
export function pressButton({ state, faults }: Simulation, pressed: string): void {
  const fault = ALL_FAULTS.find((each) => each === pressed)
  const node = state.nodes.find(({ name }) => pressed === `node:${name}`)
  if (fault) {
    if (!faults.standing.delete(fault)) faults.standing.add(fault)
  } else if (pressed === 'token') {
    for (const token of state.tokens) token.isRevoked = !token.isRevoked
  } else if (pressed === 'quorum') {
    state.hasQuorum = !state.hasQuorum
  } else if (node) {
    node.isDown = !node.isDown
  }
}
