import { services } from '@hostfront/contract/services'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { once } from '../idempotency/once.ts'
import { addService } from './add-service.ts'
import { activateByHand, extendByHand, suspendByHand, terminateByHand } from './administer.ts'
import { countOwn } from './count-own.ts'
import { listOwnServices } from './list-own.ts'
import { listServices } from './list-services.ts'
import { removeService } from './remove-service.ts'
import { renewOwnService } from './renew-own-service.ts'
import { setServiceAutoRenew } from './set-auto-renew.ts'

const on = implement(services).$context<CallContext>().use(admitted)

export const procedures = on.router({
  mine: on.mine.handler(({ context, input }) => listOwnServices(signedIn(context), input)),
  figures: on.figures.handler(({ context }) => countOwn(signedIn(context))),
  setAutoRenew: on.setAutoRenew.handler(({ context, input }) =>
    setServiceAutoRenew(signedIn(context), input),
  ),
  renew: on.renew
    .use(once)
    .handler(({ context, input }) => renewOwnService(signedIn(context), input)),
  list: on.list.handler(({ context, input }) => listServices(signedIn(context), input)),
  add: on.add.use(once).handler(({ context, input }) => addService(signedIn(context), input)),
  suspend: on.suspend.handler(({ context, input }) => suspendByHand(signedIn(context), input)),
  activate: on.activate.handler(({ context, input }) => activateByHand(signedIn(context), input)),
  terminate: on.terminate.handler(({ context, input }) =>
    terminateByHand(signedIn(context), input),
  ),
  extend: on.extend
    .use(once)
    .handler(({ context, input }) => extendByHand(signedIn(context), input)),
  remove: on.remove.handler(({ context, input }) => removeService(signedIn(context), input)),
})
