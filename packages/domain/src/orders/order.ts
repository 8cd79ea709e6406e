import * as z from 'zod/mini'
import { PaymentMethod } from '../billing/payment-method.ts'
import { PlanType } from '../catalog/plan.ts'
import { Money } from '../money/money.ts'
import { Id, Timestamp } from '../record.ts'
import { Backup, BillingCycle, Location, PlayerSlots } from './options.ts'

export const OrderStatus = z.enum(['pending', 'active', 'rejected', 'cancelled'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** A customer's request for a plan. Names and prices are copied at ordering time and never change with the catalogue. */
export const Order = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** The plan; `serviceName` is the name that it was shown under at ordering time. */
  serviceId: Id,
  serviceName: z.string(),
  serverType: PlanType,
  serverName: z.string().check(z.minLength(1), z.maxLength(60)),
  status: OrderStatus,
  billingCycle: BillingCycle,
  location: Location,
  ddosProtection: z.boolean(),
  playerSlots: PlayerSlots,
  backup: Backup,
  /** The plan's price per month, minor units. */
  price: Money,
  /** Per month after cycle discount and backup surcharge, minor units. */
  priceMonthly: Money,
  /** Voucher discount, minor units. */
  discount: Money,
  /** VAT within `amountDue`, minor units. */
  tax: Money,
  /** What the order costs now, minor units. */
  amountDue: Money,
  voucherCode: z.nullable(z.string()),
  paymentMethod: PaymentMethod,
  paidWithCoins: z.boolean(),
  startDate: z.nullable(Timestamp),
  endDate: z.nullable(Timestamp),
  decidedBy: z.nullable(Id),
  decidedAt: z.nullable(Timestamp),
  /** Why it was rejected, as told to the customer. */
  reason: z.nullable(z.string().check(z.maxLength(500))),
})
export type Order = z.infer<typeof Order>
