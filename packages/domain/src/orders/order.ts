import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { ChosenOption } from '../options/chosen-option.ts'
import { PaymentMethodId } from '../payments/payment-method.ts'
import { PlanType } from '../plans/plan.ts'
import { Id, Timestamp } from '../record.ts'
import { BillingCycle } from './billing-cycle.ts'

export const OrderStatus = z.enum(['pending', 'active', 'rejected', 'cancelled'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** A customer's request for a plan. Names, options and prices are copied at ordering time and never change with the catalogue. */
export const Order = z.object({
  id: Id,
  createdAt: Timestamp,
  userId: Id,
  /** The plan; `planName` is the name that it was shown under at ordering time. */
  planId: Id,
  planName: z.string(),
  serverType: PlanType,
  serverName: z.string().check(z.minLength(1), z.maxLength(60)),
  status: OrderStatus,
  billingCycle: BillingCycle,
  /** As they were chosen. */
  options: z.array(ChosenOption),
  /** The plan's price per month, minor units. */
  price: Money,
  /** Per month after cycle discount and with its options, minor units. */
  priceMonthly: Money,
  /** Voucher discount, minor units. */
  discount: Money,
  /** VAT within `amountDue`, minor units. */
  tax: Money,
  /** What the order costs now, minor units. */
  amountDue: Money,
  voucherCode: z.nullable(z.string()),
  paymentMethod: PaymentMethodId,
  paidWithCoins: z.boolean(),
  startDate: z.nullable(Timestamp),
  endDate: z.nullable(Timestamp),
  decidedBy: z.nullable(Id),
  decidedAt: z.nullable(Timestamp),
  /** Why it was rejected, as sent to the customer. */
  reason: z.nullable(z.string().check(z.maxLength(500))),
})
export type Order = z.infer<typeof Order>
