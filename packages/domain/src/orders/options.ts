import * as z from 'zod/mini'

export const BillingCycle = z.enum(['monthly', 'quarterly', 'semi-annually', 'annually'])
export type BillingCycle = z.infer<typeof BillingCycle>

export const Location = z.enum(['germany', 'usa', 'uk', 'france'])
export type Location = z.infer<typeof Location>

export const PLAYER_SLOTS = [25, 50, 100, 200] as const
export const PlayerSlots = z.literal(PLAYER_SLOTS)
export type PlayerSlots = z.infer<typeof PlayerSlots>

export const Backup = z.enum(['choliba', 'premium', 'none'])
export type Backup = z.infer<typeof Backup>

/** What the order form starts with. */
export const DEFAULT_OPTIONS = {
  billingCycle: 'monthly',
  location: 'germany',
  ddosProtection: true,
  playerSlots: 50,
  backup: 'choliba',
} as const
