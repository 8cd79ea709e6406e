import { secondFactor } from '@hostfront/contract/second-factor'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import {
  confirmFactor,
  readStatus,
  removeFactor,
  renewRecoveryCodes,
  startFactor,
} from './own-factor.ts'

const on = implement(secondFactor).$context<CallContext>().use(admitted)

export const procedures = on.router({
  status: on.status.handler(({ context }) => readStatus(signedIn(context))),
  start: on.start.handler(({ context }) => startFactor(signedIn(context))),
  confirm: on.confirm.handler(({ context, input }) => confirmFactor(signedIn(context), input)),
  renewRecoveryCodes: on.renewRecoveryCodes.handler(({ context }) =>
    renewRecoveryCodes(signedIn(context)),
  ),
  remove: on.remove.handler(({ context }) => removeFactor(signedIn(context))),
})
