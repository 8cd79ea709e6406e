import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { ChosenOption } from '../options/chosen-option.ts'
import { BillingCycle } from '../orders/billing-cycle.ts'
import { Id, Timestamp } from '../record.ts'
import { HOLD } from '../renewals/hold.ts'
import { ServiceAccess } from './access.ts'
import { NewPrice } from './new-price.ts'
import { PlanChange } from './plan-change.ts'
import { WaitingChange } from './waiting-change.ts'

export const ServiceStatus = z.enum(['active', 'suspended', 'terminated', 'expired'])
export type ServiceStatus = z.infer<typeof ServiceStatus>

/** Who has cancelled a service: the other side does not take that back. */
export const CancelledBy = z.enum(['customer', 'team'])
export type CancelledBy = z.infer<typeof CancelledBy>

/** What a customer holds; the seed calls it "userService". It has no options where an administrator added it by hand. */
export const Service = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** The plan, or an id the administrator typed. */
  planId: Id,
  /** The plan with its type, as it was named when it was ordered. */
  planName: z.string().check(z.minLength(1), z.maxLength(150)),
  serverName: z.nullable(z.string()),
  orderId: z.nullable(Id),
  status: ServiceStatus,
  /** Per month, minor units. */
  price: Money,
  billingCycle: BillingCycle,
  /** As they were chosen when it was ordered. */
  options: z.array(ChosenOption),
  /** The choice of location among them, by which services are counted; null where none was made. */
  location: z.nullable(z.string().check(z.maxLength(64))),
  autoRenew: z.boolean(),
  expiresAt: Timestamp,
  suspendedAt: z.nullable(Timestamp),
  /** By the team; money does not settle it. False where it is not suspended. */
  suspendedByHand: z.boolean(),
  /** The reason sent to the customer; null where not suspended by hand, or before reasons were asked for. */
  suspensionReason: z.nullable(z.string().check(z.maxLength(500))),
  /** Until then the team lets it run although its paid time has ended; null where it does not. */
  keepUntil: z.nullable(Timestamp),
  terminatedAt: z.nullable(Timestamp),
  /** When it was cancelled: it ends with its paid time, or has ended by that; null: it goes on. As of services of before, as the rest of it. */
  cancelledAt: z._default(z.nullable(Timestamp), null),
  cancelledBy: z._default(z.nullable(CancelledBy), null),
  /** In the words of who cancelled it. */
  cancelReason: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
  /** The end of which its customer was reminded; null: of none. */
  toldOfEnd: z._default(z.nullable(Timestamp), null),
  /** The last change of plan or cycle; null: there was none. */
  changed: z._default(z.nullable(PlanChange), null),
  /** A change that waits for its payment; null: none does. */
  waiting: z._default(z.nullable(WaitingChange), null),
  /** What it costs from a day on; null: as now. */
  newPrice: z._default(z.nullable(NewPrice), null),
  ...HOLD,
  /** How its customer gets to it; null while nobody has said, as of services of before it was kept. */
  access: z._default(z.nullable(ServiceAccess), null),
})
export type Service = z.infer<typeof Service>
