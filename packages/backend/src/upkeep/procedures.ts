import { upkeep } from '@hostfront/contract/upkeep'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { confirmClock } from './confirm-clock.ts'
import { readNotices } from './read-notices.ts'

const on = implement(upkeep).$context<CallContext>().use(admitted)

export const procedures = on.router({
  notices: on.notices.handler(({ context }) => readNotices(context)),
  confirmClock: on.confirmClock.handler(({ context }) => confirmClock(signedIn(context))),
})
