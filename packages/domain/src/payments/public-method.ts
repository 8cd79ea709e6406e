import * as z from 'zod/mini'
import { PaymentMethod } from './payment-method.ts'

/** A method as everybody may know it: its name, for old invoices, and how to pay where it is offered. */
export const PublicMethod = z.extend(
  z.pick(PaymentMethod, {
    id: true,
    kind: true,
    name: true,
    instructions: true,
    account: true,
    country: true,
  }),
  {
    isOffered: z.boolean(),
    /** It has the words of a trial in place of its own. */
    isTrial: z.boolean(),
  },
)
export type PublicMethod = z.infer<typeof PublicMethod>
