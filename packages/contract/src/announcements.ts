import { Notification } from '@hostfront/domain/announcements/notification'
import * as z from 'zod/mini'
import { Done, PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

export const announcements = {
  /** The caller's notifications, newest first. */
  notifications: procedure('customer', [], { reads: true, scope: 'account:read' })
    .input(PageInput)
    .output(z.extend(pageOf(Notification), { unread: z.int() })),
  /** Marks all of the caller's notifications as read. */
  markAllRead: procedure('customer').output(Done),
}
