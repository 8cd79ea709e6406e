/**
 * A simulator of the Proxmox VE API for tests and demonstrations, in Node: it answers and refuses as a cluster does (its
 * routes name where that is written), and fails on demand. It starts no machines.
 */
import {
  backTo,
  type Heard,
  type Listening,
  type Place,
  page,
  type Spoken,
  startHttp,
} from '../panel-simulator/http-server.ts'
import { pressButton, writePage } from './page.ts'
import { readAsked } from './read-asked.ts'
import { type Simulation, type SimulationOptions, simulate } from './simulation.ts'

export interface ProxmoxSimulator extends Simulation, Listening {}

/** Starts a cluster; resolves when it listens. Rejects where the port is taken. */
export async function startProxmoxSimulator(
  options: SimulationOptions & Place = {},
): Promise<ProxmoxSimulator> {
  const simulation = simulate(options)
  const listening = await startHttp(options, (heard) => answer(simulation, heard))
  return { ...simulation, ...listening }
}

function answer(simulation: Simulation, { method, url, headers, text }: Heard): Spoken {
  const asked = readAsked({ method, url, authorization: headers.authorization ?? '', text })
  if (asked) return simulation.meet(asked)
  simulation.settle()
  if (method === 'POST' && url.pathname === '/buttons') {
    pressButton(simulation, new URLSearchParams(text).get('press') ?? '')
    return backTo('/')
  }
  return url.pathname === '/' ? page(200, writePage(simulation)) : page(404, 'Not found')
}
