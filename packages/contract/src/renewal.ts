import { Invoice } from '@hostfront/domain/billing/invoice'
import { Money } from '@hostfront/domain/money/money'
import { Id, Timestamp } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { sortablePage } from './page.ts'

/** How customers ask for what they hold, newest first; `toRenew` leaves out what has ended for good. */
export const HoldingsInput = z.extend(sortablePage(['expiresAt']), {
  toRenew: z.optional(z.boolean()),
})
export type HoldingsInput = z.infer<typeof HoldingsInput>

/** More time for what a customer holds, as it was shown: the end of the paid time, and what the next one costs (minor units). */
export const Renewal = z.object({
  id: Id,
  withCoins: z.boolean(),
  expiresAt: Timestamp,
  total: Money,
})
export type Renewal = z.infer<typeof Renewal>

/** The invoice of a renewal. `isWithdrawable`: whether its customer can withdraw it now; answers of earlier versions that are kept under a key do not say. */
export const RenewalInvoice = z.object({
  invoice: Invoice,
  isWithdrawable: z._default(z.boolean(), false),
})
export type RenewalInvoice = z.infer<typeof RenewalInvoice>
