import { announcements } from '@hostfront/contract/announcements'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { listNotifications, markAllRead } from './notifications.ts'

const on = implement(announcements).$context<CallContext>().use(admitted)

export const procedures = on.router({
  notifications: on.notifications.handler(({ context, input }) =>
    listNotifications(signedIn(context), input),
  ),
  markAllRead: on.markAllRead.handler(({ context }) => markAllRead(signedIn(context))),
})
