import { OPENING_LACKS } from '@hostfront/domain/settings/opening'
import { CONFIRMABLE_STEPS, OPENING_STEPS } from '@hostfront/domain/settings/opening-steps'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/**
 * How the shop comes to its first order. `isShown`: it is led through the steps; `isQuiet`: it is taken as it is, and may
 * read what is missing. Of each step what `StepState` says.
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
      isConfirmed: z.boolean(),
      lacks: z.array(z.enum(OPENING_LACKS)),
    }),
  ),
})
export type Opening = z.infer<typeof Opening>

export const opening = {
  /** What has been done and what is missing, as it is now. */
  checklist: procedure('shop.open', [], {
    reads: [
      'settings',
      'paymentMethods',
      'plans',
      'orderOptions',
      'planTemplates',
      'users',
      'secondFactors',
    ],
  }).output(Opening),
  /** The shop takes orders from now on. Refused until every required step is done. */
  open: procedure('shop.open', ['OPENING_INCOMPLETE']).output(Opening),
  /** The shop takes no orders until it is opened again; services and renewals go on. */
  close: procedure('shop.open').output(Opening),
  /** The team says that a step is done of which the shop cannot be sure, or takes that back. */
  confirm: procedure('shop.open')
    .input(z.object({ step: z.enum(CONFIRMABLE_STEPS), isConfirmed: z.boolean() }))
    .output(Opening),
  /** Puts the checklist, or the quiet list, away. Refused until every required step is done. */
  dismiss: procedure('shop.open', ['OPENING_INCOMPLETE']).output(Done),
}
