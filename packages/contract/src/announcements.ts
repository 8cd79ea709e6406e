import { Announcement } from '@hostfront/domain/announcements/announcement'
import {
  AnnouncementChanges,
  AnnouncementForm,
} from '@hostfront/domain/announcements/announcement-form'
import { Notification } from '@hostfront/domain/announcements/notification'
import { Id } from '@hostfront/domain/record'
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
  /** What the caller is to read now, newest first: by whom it is meant for. */
  current: procedure('visitor', [], { reads: true }).output(z.array(Announcement)),

  /** All of them, newest first. */
  list: procedure('admin', [], { reads: true }).input(PageInput).output(pageOf(Announcement)),
  create: procedure('admin').input(AnnouncementForm).output(Announcement),
  /** Sets what is given. */
  update: procedure('admin', ['NOT_FOUND'])
    .input(z.extend(AnnouncementChanges, { id: Id }))
    .output(Announcement),
  remove: procedure('admin', ['NOT_FOUND'])
    .input(z.object({ id: Id }))
    .output(Done),
}
