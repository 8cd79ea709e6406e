import { OPENING_STEPS } from '@hostfront/domain/settings/opening'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/**
 * How the shop comes to its first order. `steps` is empty where the shop is led through nothing; `isDone` is null for what
 * it cannot see from inside.
 */
export const Opening = z.object({
  takesOrders: z.boolean(),
  isShown: z.boolean(),
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
    reads: ['settings', 'paymentMethods', 'plans', 'users', 'secondFactors'],
  }).output(Opening),
  /** The shop takes orders from now on. Refused until every required step is done. */
  open: procedure('shop.open', ['OPENING_INCOMPLETE']).output(Opening),
  /** The shop takes no orders until it is opened again; services and renewals go on. */
  close: procedure('shop.open').output(Opening),
  /** Puts the checklist away. Refused until every required step is done. */
  dismiss: procedure('shop.open', ['OPENING_INCOMPLETE']).output(Done),
}
