import * as z from 'zod/mini'
import { optionalText, typedText } from '../record.ts'
import { Announcement } from './announcement.ts'

/** What an administrator fills in. */
export const AnnouncementForm = z.object({
  title: typedText(200),
  content: optionalText(5000),
  type: Announcement.shape.type,
  isActive: z.boolean(),
  targetAudience: Announcement.shape.targetAudience,
})
export type AnnouncementForm = z.infer<typeof AnnouncementForm>

/** What an administrator changes of it: all of the form or some. */
export const AnnouncementChanges = z.partial(AnnouncementForm)
export type AnnouncementChanges = z.infer<typeof AnnouncementChanges>
