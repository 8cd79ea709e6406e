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
