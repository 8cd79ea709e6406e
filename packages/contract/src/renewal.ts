import { Money } from '@hostfront/domain/money/money'
import { Id, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'

/** More time for what a customer holds, as it was shown: the end of the paid time, and what the next one costs (minor units). */
export const Renewal = z.object({
  id: Id,
  withCoins: z.boolean(),
  expiresAt: Timestamp,
  total: Money,
})
export type Renewal = z.infer<typeof Renewal>
