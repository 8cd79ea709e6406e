import { FaultPlan } from '../panel-simulator/fault-plan.ts'

/** What may go wrong with a question, in words that the simulator's page shows. */
export const VIES_FAULTS = {
  MS_UNAVAILABLE: 'The country’s register is away (MS_UNAVAILABLE)',
  MS_MAX_CONCURRENT_REQ: 'It is asked too often (MS_MAX_CONCURRENT_REQ)',
  SERVICE_UNAVAILABLE: 'VIES is away (SERVICE_UNAVAILABLE)',
  TIMEOUT: 'The register is late (TIMEOUT)',
  'in-answer': 'The register is away, said in an answer that reads “not valid”',
  '500': 'Status 500',
  garbage: 'A page of HTML in place of an answer',
  'slow-body': 'The answer stops halfway',
  dropped: 'The connection breaks',
} as const

export type ViesFault = keyof typeof VIES_FAULTS

export const isViesFault = (name: string): name is ViesFault => Object.hasOwn(VIES_FAULTS, name)

/** A question by the country whose register it goes to. */
export type Faults = FaultPlan<{ readonly country: string }, ViesFault>

export const faultPlan = (): Faults => new FaultPlan(() => true, null)
