import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { Backup, BillingCycle, Location, PlayerSlots } from '../orders/options.ts'
import { Id, Timestamp } from '../record.ts'

export const ServiceStatus = z.enum(['active', 'suspended', 'terminated', 'expired'])
export type ServiceStatus = z.infer<typeof ServiceStatus>

/** What a customer holds; the seed calls it "userService". Options are null where an administrator added it by hand. */
export const Service = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** The plan, or an id the administrator typed. */
  serviceId: Id,
  /** The plan with its type, as it was named when it was ordered. */
  serviceName: z.string().check(z.minLength(1), z.maxLength(150)),
  serverName: z.nullable(z.string()),
  orderId: z.nullable(Id),
  status: ServiceStatus,
  /** Per month, minor units. */
  price: Money,
  billingCycle: BillingCycle,
  location: z.nullable(Location),
  ddosProtection: z.nullable(z.boolean()),
  playerSlots: z.nullable(PlayerSlots),
  backup: z.nullable(Backup),
  autoRenew: z.boolean(),
  expiresAt: Timestamp,
  suspendedAt: z.nullable(Timestamp),
  /** By the team; money does not settle it. False where it is not suspended. */
  suspendedByHand: z.boolean(),
  /** What the team has told the customer; null where it is not suspended by hand, or was before reasons were asked for. */
  suspensionReason: z.nullable(z.string().check(z.maxLength(500))),
  /** Until then the team lets it run although its paid time has ended; null where it does not. */
  keepUntil: z.nullable(Timestamp),
  terminatedAt: z.nullable(Timestamp),
})
export type Service = z.infer<typeof Service>
