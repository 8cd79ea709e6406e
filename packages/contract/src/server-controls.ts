import { PowerSignal, Usage } from '@hostfront/domain/provisioning/seen'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'

/** Whether a server runs, and what it takes of its machine. */
export const ServerUsage = z.object({
  /** Whether its panel lets it be asked and switched from here, as it is now. */
  isOffered: z.boolean(),
  /** At most 20 s old; null: its panel does not say. */
  usage: z.nullable(Usage),
})
export type ServerUsage = z.infer<typeof ServerUsage>

/** A signal for the server behind the service with this id. */
export const Power = z.object({ id: Id, signal: PowerSignal })
export type Power = z.infer<typeof Power>
export const POWER_REFUSALS = [
  'NOT_FOUND',
  'NO_CONTROLS',
  'POWER_UNCERTAIN',
  'TOO_MANY_ATTEMPTS',
] as const
