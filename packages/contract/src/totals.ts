import { PaymentMethodId } from '@hostfront/domain/payments/payment-method'
import { Id, optionalText, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'

/** What narrows every list of money; `from` and `to` (UTC) bound when a row came to be, `to` itself left out. */
export const moneyFilters = {
  userId: z.optional(Id),
  method: z.optional(PaymentMethodId),
  from: z.optional(Timestamp),
  to: z.optional(Timestamp),
}

/** The same as a question for totals, which are of every state. */
export const TotalsInput = z.object({ search: z.optional(optionalText(200)), ...moneyFilters })

/** How many rows are in each state; states without rows are left out. */
export const countsBy = <State extends z.core.$ZodType<string>>(state: State) =>
  z.array(z.object({ state, count: z.int() }))

/** The same with what they add up to (minor units); null when a search finds more than are added up. */
export const totalsBy = <State extends z.core.$ZodType<string>>(state: State) =>
  z.nullable(z.array(z.object({ state, count: z.int(), amount: z.int() })))
