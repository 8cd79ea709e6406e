import * as z from 'zod/mini'

export const PaymentMethod = z.enum([
  'coins',
  'cashplus',
  'paypal',
  'bank-transfer',
  'orange-money',
  'inwi-money',
])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** The ways that lead past the shop: its team records what comes in. */
export const OffSiteMethod = z.enum(PaymentMethod.options.filter((method) => method !== 'coins'))
export type OffSiteMethod = z.infer<typeof OffSiteMethod>
