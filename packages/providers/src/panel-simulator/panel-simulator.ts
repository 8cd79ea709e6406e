/**
 * A simulator of Pterodactyl's and Pelican's APIs for tests and demonstrations, in Node: it answers and refuses as the panel
 * does (its routes, its rules of fields and `dialect.ts` name where that is written), and fails on demand. It starts no
 * servers.
 */
import { apiPathOf } from './api-path.ts'
import {
  backTo,
  type Heard,
  type Listening,
  type Place,
  page,
  type Spoken,
  startHttp,
} from './http-server.ts'
import { writePage } from './page.ts'
import { pressButton } from './page-buttons.ts'
import { type Simulation, type SimulationOptions, simulate } from './simulation.ts'

export interface PanelSimulator extends Simulation, Listening {}

export interface SimulatorOptions extends SimulationOptions, Place {}

/** Starts a panel; resolves when it listens. Rejects where the port is taken. */
export async function startPanelSimulator(options: SimulatorOptions = {}): Promise<PanelSimulator> {
  const simulation = simulate(options)
  const listening = await startHttp(options, (heard) => answer(simulation, heard))
  return { ...simulation, ...listening }
}

function answer(simulation: Simulation, { method, url, headers, text }: Heard): Spoken {
  const asked = apiPathOf(url.pathname)
  if (asked) {
    const { accept = '', authorization = '' } = headers
    const query = url.searchParams
    return simulation.meet({ ...asked, method, query, accept, authorization, text })
  }
  simulation.settle()
  if (method === 'POST' && url.pathname === '/buttons') {
    pressButton(simulation, new URLSearchParams(text))
    return backTo('/')
  }
  // Links to single servers lead to the same page.
  const isPage = url.pathname === '/' || url.pathname.startsWith('/server/')
  return isPage
    ? page(200, writePage(simulation, url.pathname.slice('/server/'.length)))
    : page(404, 'Not found')
}
