import { MethodChanges, MethodForm } from '@hostfront/domain/payments/method-form'
import { PaymentMethod } from '@hostfront/domain/payments/payment-method'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/**
 * The ways to pay; what customers are offered is in `settings.get`. Where they send their money takes the password
 * again.
 */
export const paymentMethods = {
  /** All, those that are off included, by position. */
  list: procedure('settings.change', [], { reads: ['paymentMethods'] }).output(
    z.array(PaymentMethod),
  ),
  /** A new one that is paid outside of the shop, last of all; its id is made of its name. */
  create: procedure('settings.change', ['METHOD_NAME_TAKEN', 'LIST_FULL'], { confirmed: true })
    .input(MethodForm)
    .output(PaymentMethod),
  /** Sets what is given of one that is paid outside of the shop. */
  update: procedure('settings.change', ['NOT_FOUND', 'METHOD_NAME_TAKEN'], { confirmed: true })
    .input(z.extend(MethodChanges, { id: Id }))
    .output(PaymentMethod),
  /** Switches off those of `ids` that customers are offered with the words of a trial; others stay as they are. */
  endTrial: procedure('settings.change')
    .input(z.object({ ids: z.array(Id).check(z.maxLength(200)) }))
    .output(Done),
  /** Changes its place with the one before or after it; without one it stays. */
  move: procedure('settings.change', ['NOT_FOUND'])
    .input(z.object({ id: Id, direction: z.enum(['up', 'down']) }))
    .output(Done),
}
