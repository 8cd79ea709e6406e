import * as z from 'zod/mini'
import { Id, Timestamp } from '../record.ts'
import { DETAIL_MAX, FaultCode } from './fault.ts'
import { Verb } from './instance.ts'

/** What happened to an instance: what was done at its panel, what was seen there that was new, what staff did. Never changed. */
export const ProvisioningEvent = z.object({
  id: Id,
  createdAt: Timestamp,
  instanceId: Id,
  panelId: z.nullable(Id),
  verb: z.enum([...Verb.options, 'observe', 'retry', 'take-over', 'give-back']),
  result: z.enum(['done', 'absent', 'retry', 'unknown', 'person']),
  /** What was seen after it, as an instance has it. */
  state: z.nullable(z.enum(['installing', 'on', 'off', 'failed'])),
  fault: z.nullable(FaultCode),
  faultDetail: z.nullable(z.string().check(z.maxLength(DETAIL_MAX))),
  /** How long it took. */
  milliseconds: z.int().check(z.gte(0)),
  /** Who did it; null: the shop by itself. */
  actor: z.nullable(Id),
})
export type ProvisioningEvent = z.infer<typeof ProvisioningEvent>
