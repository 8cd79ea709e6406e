import { ALL_FAULTS } from './faults.ts'
import { restartNode } from './panel-state.ts'
import type { Simulation } from './simulation.ts'

const HALF_A_MINUTE = 30_000

/** What a button of the page does; each turns a fault on, or off again. */
export function pressButton(simulation: Simulation, form: URLSearchParams): void {
  const { state, faults } = simulation
  const pressed = form.get('press') ?? ''
  const [name, id] = pressed.split(':')
  const fault = ALL_FAULTS.find((each) => each === pressed)
  const node = state.nodes.find((each) => String(each.id) === id)
  if (fault) {
    if (!faults.standing.delete(fault)) faults.standing.add(fault)
  } else if (name === 'down') {
    simulation.goDownUntil(simulation.isDown() ? null : simulation.now() + HALF_A_MINUTE)
  } else if (name === 'key') {
    for (const key of state.keys) key.isRevoked = !key.isRevoked
  } else if (name === 'node' && node) {
    node.isDown = !node.isDown
  } else if (name === 'restart' && node) {
    restartNode(state, node.id)
  }
}
