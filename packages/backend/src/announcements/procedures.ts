import { announcements } from '@hostfront/contract/announcements'
import { implement } from '@orpc/server'
import { signedIn } from '../access.ts'
import { admitted, type CallContext } from '../answers.ts'
import { createAnnouncement, removeAnnouncement, updateAnnouncement } from './edit-announcements.ts'
import { listAnnouncements, listCurrent } from './list-announcements.ts'
import { listNotifications, markAllRead } from './notifications.ts'

const on = implement(announcements).$context<CallContext>().use(admitted)

export const procedures = on.router({
  notifications: on.notifications.handler(({ context, input }) =>
    listNotifications(signedIn(context), input),
  ),
  markAllRead: on.markAllRead.handler(({ context }) => markAllRead(signedIn(context))),
  current: on.current.handler(({ context }) => listCurrent(context)),
  list: on.list.handler(({ context, input }) => listAnnouncements(signedIn(context), input)),
  create: on.create.handler(({ context, input }) => createAnnouncement(signedIn(context), input)),
  update: on.update.handler(({ context, input }) => updateAnnouncement(signedIn(context), input)),
  remove: on.remove.handler(({ context, input }) => removeAnnouncement(signedIn(context), input)),
})
