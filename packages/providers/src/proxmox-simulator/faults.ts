/** What may go wrong with a call. */
import { chosenBySeed, FaultPlan } from '../panel-simulator/fault-plan.ts'

/** In words that the simulator's page shows. */
export const FAULTS = {
  'dropped-before': 'The connection breaks before anything is done',
  'dropped-after': 'It is done, then the connection breaks',
  '500-before': 'Status 500 with a sentence nobody knows, nothing done',
  '500-after': 'Status 500 with such a sentence, yet done',
  '502-page': 'Status 502 and a page of a proxy, nothing done',
  '504-kept': 'Status 504 of a proxy, yet done',
  '404-page': 'Status 404 and a page of a proxy, nothing done',
  '595-node': 'The node does not answer the one that was asked',
  '596-kept': 'The node broke off after it had done it',
  'slow-body': 'Done, but the answer stops halfway',
  'lock-timeout': 'The machine is locked by something else',
  'task-fails': 'Tasks end with an error',
  'task-never': 'Tasks never end',
  'task-slow': 'Tasks take a hundred times as long',
  'task-dies': 'Tasks are killed with their node, clones half-way',
} as const

export type CallFault = keyof typeof FAULTS

export interface FaultyCall {
  readonly method: string
  /** After `/api2/json`, without its query. */
  readonly path: string
}

const isFault = (name: string): name is CallFault => name in FAULTS

export const ALL_FAULTS: readonly CallFault[] = Object.keys(FAULTS).filter(isFault)

const isTask = ({ method, path }: FaultyCall): boolean =>
  method !== 'GET' && !path.endsWith('/config')

const canMeet = (call: FaultyCall, fault: CallFault): boolean =>
  fault.startsWith('task') ? isTask(call) : fault !== 'lock-timeout' || call.method !== 'GET'

export type Faults = FaultPlan<FaultyCall, CallFault>

export const faultPlan = (choose: ((call: FaultyCall) => CallFault | null) | null): Faults =>
  new FaultPlan(canMeet, choose)

/** As `chosenBySeed`, among what each call can meet. */
export const faultsBySeed = (
  seed: number,
  share: number,
  among: readonly CallFault[],
): ((call: FaultyCall) => CallFault | null) => chosenBySeed({ seed, share, among, canMeet })
