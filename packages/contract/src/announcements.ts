import { Announcement } from '@hostfront/domain/announcements/announcement'
import {
  AnnouncementChanges,
  AnnouncementForm,
} from '@hostfront/domain/announcements/announcement-form'
import { Id } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { Done, PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

export const announcements = {
  /** What the caller is to read now, newest first: by whom it is meant for. */
  current: procedure('public', [], { reads: ['announcements'] }).output(z.array(Announcement)),

  /** All of them, newest first. */
  list: procedure('announcements.write', [], { reads: ['announcements'] })
    .input(PageInput)
    .output(pageOf(Announcement)),
  create: procedure('announcements.write').input(AnnouncementForm).output(Announcement),
  /** Sets what is given. */
  update: procedure('announcements.write', ['NOT_FOUND'])
    .input(z.extend(AnnouncementChanges, { id: Id }))
    .output(Announcement),
  remove: procedure('announcements.write', ['NOT_FOUND'])
    .input(z.object({ id: Id }))
    .output(Done),
}
