import { after, type Transitions } from '../transitions.ts'
import type { Order, OrderStatus } from './order.ts'

export type OrderAction = 'approve' | 'reject' | 'cancel'

/** Administrators approve and reject, the customer cancels; a decision is final. */
export const ORDER_LIFECYCLE: Transitions<OrderStatus, OrderAction> = {
  pending: { approve: 'active', reject: 'rejected', cancel: 'cancelled' },
  active: {},
  rejected: {},
  cancelled: {},
}

export const canDo = (order: Pick<Order, 'status'>, action: OrderAction): boolean =>
  after(ORDER_LIFECYCLE, order.status, action) !== null
