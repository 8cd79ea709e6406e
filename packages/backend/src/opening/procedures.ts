import { opening } from '@hostfront/contract/opening'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { closeForOrders, dismissChecklist, openForOrders } from './open-for-orders.ts'
import { readOpening } from './read-opening.ts'

const on = implement(opening).$context<CallContext>().use(admitted)

export const procedures = on.router({
  checklist: on.checklist.handler(({ context }) => readOpening(signedIn(context))),
  open: on.open.handler(({ context }) => openForOrders(signedIn(context))),
  close: on.close.handler(({ context }) => closeForOrders(signedIn(context))),
  dismiss: on.dismiss.handler(({ context }) => dismissChecklist(signedIn(context))),
})
