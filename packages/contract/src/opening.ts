import { OPENING_STEPS } from '@hostfront/domain/settings/opening'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/**
 * How the shop comes to its first order. `isShown`: it is led through the steps; `isQuiet`: it is taken as it is, and may
 * read what is missing. `isDone` is null for what the shop cannot see from inside.
 */
export const Opening = z.object({
  takesOrders: z.boolean(),
  isShown: z.boolean(),
  isQuiet: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(OPENING_STEPS),
      isRequired: z.boolean(),
      isDone: z.nullable(z.boolean()),
    }),
  ),
})
export type Opening = z.infer<typeof Opening>

export const opening = {
  /** What has been done and what is missing, as it is now. */
  checklist: procedure('shop.open', [], {
    reads: ['settings', 'paymentMethods', 'plans', 'planTemplates', 'users', 'secondFactors'],
  }).output(Opening),
  /** The shop takes orders from now on. Refused until every required step is done. */
  open: procedure('shop.open', ['OPENING_INCOMPLETE']).output(Opening),
  /** The shop takes no orders until it is opened again; services and renewals go on. */
  close: procedure('shop.open').output(Opening),
  /** Puts the checklist, or the quiet list, away. Refused until every required step is done. */
  dismiss: procedure('shop.open', ['OPENING_INCOMPLETE']).output(Done),
}
