/** What may go wrong with a call. */
import type { Api } from './api-path.ts'
import { chosenBySeed, FaultPlan } from './fault-plan.ts'

/** In words that the simulator's page shows. */
export const FAULTS = {
  'dropped-before': 'The connection breaks before the panel does anything',
  'dropped-after': 'The panel does it, then the connection breaks',
  '500-before': 'Status 500, nothing done',
  '500-after': 'Status 500, yet done',
  '502-page': 'Status 502 and a page of the proxy, nothing done',
  'node-silent': 'The node does not answer its panel',
  'node-refuses': 'The node answers its panel with an error',
  '504-kept': 'Status 504 of the proxy, yet the panel goes on and does it',
  '429-with-time': 'Status 429 with a time to wait',
  '429-bare': 'Status 429 of the proxy, without a time',
  '404-page': 'Status 404 and a page of the proxy, nothing done',
  'slow-body': 'Done, but the answer stops halfway',
  'install-slow': 'New servers install for ten minutes',
  'install-fails': 'New servers fail to install',
  'install-never': 'New servers install without end',
  'port-taken': 'A chosen port is taken before the order arrives',
  'port-taken-late': 'A chosen port is taken while the order is written',
  'port-stolen': 'A further port is given to another server afterwards',
} as const

export type CallFault = keyof typeof FAULTS

export interface FaultyCall {
  readonly api: Api
  readonly method: string
  /** After `/api/application` or `/api/client`, without its query. */
  readonly path: string
}

const isFault = (name: string): name is CallFault => name in FAULTS

export const ALL_FAULTS: readonly CallFault[] = Object.keys(FAULTS).filter(isFault)

/** Only an order for a server meets these. */
const OF_ORDERS: readonly CallFault[] = ALL_FAULTS.filter((fault) => /^(install|port)/.test(fault))

const isOrder = ({ method, path }: FaultyCall): boolean => method === 'POST' && path === '/servers'

const canMeet = (call: FaultyCall, fault: CallFault): boolean =>
  isOrder(call) || !OF_ORDERS.includes(fault)

export type Faults = FaultPlan<FaultyCall, CallFault>

export const faultPlan = (choose: ((call: FaultyCall) => CallFault | null) | null): Faults =>
  new FaultPlan(canMeet, choose)

/** As `chosenBySeed`, among what each call can meet. */
export const faultsBySeed = (
  seed: number,
  share: number,
  among: readonly CallFault[] = ALL_FAULTS,
): ((call: FaultyCall) => CallFault | null) => chosenBySeed({ seed, share, among, canMeet })
