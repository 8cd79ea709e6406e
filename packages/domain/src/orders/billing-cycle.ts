import * as z from 'zod/mini'

export const BillingCycle = z.enum(['monthly', 'quarterly', 'semi-annually', 'annually'])
export type BillingCycle = z.infer<typeof BillingCycle>
