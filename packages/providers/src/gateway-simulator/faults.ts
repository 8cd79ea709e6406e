import { FaultPlan } from '../panel-simulator/fault-plan.ts'

/** What may go wrong with a call, in words that the simulator's page shows. */
export const CALL_FAULTS = {
  'dropped-before': 'The connection breaks before anything is done',
  'dropped-after': 'It is done, then the connection breaks',
  '500-before': 'Status 500, nothing done',
  '500-after': 'Status 500, yet done',
  '429': 'Status 429, nothing done',
  'slow-body': 'Done, but the answer stops halfway',
} as const

export type CallFault = keyof typeof CALL_FAULTS

/** What may go wrong with what it tells the shop. */
export const MESSAGE_FAULTS = {
  lost: 'Messages never arrive',
  twice: 'Every message arrives twice',
  reversed: 'A message waits for the next one, and arrives after it',
} as const

export type MessageFault = keyof typeof MESSAGE_FAULTS

export interface FaultyCall {
  readonly method: string
  readonly path: string
}

export type Faults = FaultPlan<FaultyCall, CallFault>

export const faultPlan = (): Faults => new FaultPlan<FaultyCall, CallFault>(() => true, null)
