import { chosenLocation } from '../options/chosen-location.ts'
import type { Order } from '../orders/order.ts'
import { orderedPlanName } from '../plans/plan-name.ts'
import { NOT_ON_HOLD } from '../renewals/hold.ts'
import { NOT_CANCELLED } from './cancellation.ts'
import { NOT_HELD } from './lifecycle.ts'
import type { Service } from './service.ts'

/**
 * The service that an approved order starts, at the order's own price per month and with its options, from `startDate`
 * to `endDate` (ISO, UTC). Nothing renews it by itself until the customer says so.
 */
export const serviceOfOrder = (
  order: Order,
  {
    id,
    startDate,
    endDate,
  }: { readonly id: string; readonly startDate: string; readonly endDate: string },
): Service => ({
  id,
  createdAt: startDate,
  userId: order.userId,
  planId: order.planId,
  planName: orderedPlanName(order),
  serverName: order.serverName,
  orderId: order.id,
  status: 'active',
  price: order.priceMonthly,
  billingCycle: order.billingCycle,
  options: order.options,
  location: chosenLocation(order.options),
  autoRenew: false,
  expiresAt: endDate,
  ...NOT_HELD,
  terminatedAt: null,
  ...NOT_CANCELLED,
  access: null,
  changed: null,
  waiting: null,
  newPrice: null,
  ...NOT_ON_HOLD,
})
