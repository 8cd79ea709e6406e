import { orders } from '@hostfront/contract/orders'
import { bind } from '../access/bind.ts'
import { approveOrder } from '../orders/approve-order.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { getOwnOrder } from '../orders/get-own-order.ts'
import { inspectOrder, listOrders, listOwnOrders, totalOrders } from '../orders/list-orders.ts'
import { placeOrder, placeOrderFor } from '../orders/place-order.ts'
import { rejectOrder } from '../orders/reject-order.ts'

export const procedures = bind(orders, {
  place: placeOrder,
  placeFor: placeOrderFor,
  mine: listOwnOrders,
  get: getOwnOrder,
  cancel: cancelOrder,
  list: listOrders,
  totals: totalOrders,
  inspect: inspectOrder,
  approve: approveOrder,
  reject: rejectOrder,
})
