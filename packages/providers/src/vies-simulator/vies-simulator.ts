/**
 * A simulator of the one call of VIES that the shop makes, for tests and demonstrations, in Node: it answers as the contract
 * "Vies on-the-Web Endpoint" 1.0.0 says, and fails on demand. It knows nothing of real companies.
 */
import { callOf, spoken } from '../gateway-simulator/speak.ts'
import {
  backTo,
  type Heard,
  type Listening,
  type Place,
  page,
  type Spoken,
  startHttp,
} from '../panel-simulator/http-server.ts'
import { isViesFault } from './faults.ts'
import { registerPage } from './page.ts'
import { simulate, type ViesSimulation } from './simulation.ts'

export interface ViesSimulator extends ViesSimulation, Listening {
  /** What VIES_URL of the shop's server is. */
  readonly url: string
}

/** Starts it; resolves when it listens. Rejects where the port is taken. */
export async function startViesSimulator(place: Place = {}): Promise<ViesSimulator> {
  const simulation = simulate()
  const listening = await startHttp(place, (heard) => answer(simulation, heard))
  return {
    ...simulation,
    ...listening,
    url: `${listening.address}/taxation_customs/vies/rest-api`,
  }
}

function answer(simulation: ViesSimulation, heard: Heard): Spoken {
  const { method, url, text } = heard
  if (url.pathname.startsWith('/taxation_customs/')) return spoken(simulation.meet(callOf(heard)))
  if (method === 'POST' && url.pathname === '/buttons') {
    press(simulation, new URLSearchParams(text).get('press') ?? '')
    return backTo('/')
  }
  return url.pathname === '/' ? page(200, registerPage(simulation)) : page(404, 'Not found')
}

/** A fault begins or ends, or a number comes into its register or out of it. */
function press({ faults: { standing }, ...simulation }: ViesSimulation, name: string): void {
  const [act, number = ''] = name.split(' ')
  if (act === 'number') {
    simulation.register(number, { isValid: !simulation.registered(number).isValid })
  }
  if (isViesFault(name) && !standing.delete(name)) standing.add(name)
}
