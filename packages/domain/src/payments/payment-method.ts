import * as z from 'zod/mini'
import { User } from '../accounts/user.ts'
import { Timestamp } from '../record.ts'

/** By what orders, invoices and payments name the method; it stays when the method gets another name. */
export const PaymentMethodId = z.string().check(z.regex(/^[a-z\d-]{1,64}$/))

/** `manual`: paid outside of the shop, whose team records what comes in. `gateway`: another machine takes it and says so. */
export const PaymentMethodKind = z.enum(['coins', 'manual', 'gateway'])
export type PaymentMethodKind = z.infer<typeof PaymentMethodKind>

/** A way to pay. None is deleted, for old invoices name it; one that is not used any more is switched off. */
export const PaymentMethod = z.object({
  id: PaymentMethodId,
  createdAt: Timestamp,
  kind: PaymentMethodKind,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** How customers pay with it; variables as in `filledInstructions`. */
  instructions: z.string().check(z.maxLength(1000)),
  /** Where the money goes, such as an account or a telephone number, to be copied. */
  account: z.string().check(z.maxLength(500)),
  /** In which country it is used; null: everywhere. */
  country: User.shape.country,
  isOn: z.boolean(),
  position: z.int(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
