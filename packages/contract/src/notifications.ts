import { Notification } from '@hostfront/domain/notifications/notification'
import * as z from 'zod/mini'
import { Done, PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

export const notifications = {
  /** The caller's notifications, newest first. */
  list: procedure('notifications.read', [], { reads: ['notifications'] })
    .input(PageInput)
    .output(z.extend(pageOf(Notification), { unread: z.int() })),
  /** Marks all of the caller's notifications as read. */
  markAllRead: procedure('notifications.mark').output(Done),
}
