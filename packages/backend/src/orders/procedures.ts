import { orders } from '@hostfront/contract/orders'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { once } from '../idempotency/once.ts'
import { approveOrder } from './approve-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { listOrders, listOwnOrders } from './list-orders.ts'
import { placeOrder } from './place-order.ts'
import { rejectOrder } from './reject-order.ts'

const on = implement(orders).$context<CallContext>().use(admitted)

export const procedures = on.router({
  place: on.place.use(once).handler(({ context, input }) => placeOrder(signedIn(context), input)),
  mine: on.mine.handler(({ context, input }) => listOwnOrders(signedIn(context), input)),
  cancel: on.cancel
    .use(once)
    .handler(({ context, input }) => cancelOrder(signedIn(context), input)),
  list: on.list.handler(({ context, input }) => listOrders(signedIn(context), input)),
  approve: on.approve
    .use(once)
    .handler(({ context, input }) => approveOrder(signedIn(context), input)),
  reject: on.reject
    .use(once)
    .handler(({ context, input }) => rejectOrder(signedIn(context), input)),
})
