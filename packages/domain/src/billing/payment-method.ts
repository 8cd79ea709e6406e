import * as z from 'zod/mini'
import { OFF_SITE_METHODS } from './off-site-methods.ts'

export const OffSiteMethod = z.enum(OFF_SITE_METHODS)
export type OffSiteMethod = z.infer<typeof OffSiteMethod>

export const PaymentMethod = z.enum(['coins', ...OFF_SITE_METHODS])
export type PaymentMethod = z.infer<typeof PaymentMethod>
