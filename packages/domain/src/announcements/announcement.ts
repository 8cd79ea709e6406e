import * as z from 'zod/mini'
import type { Actor } from '../accounts/permissions.ts'
import { Id, optionalText, Timestamp, typedText } from '../record.ts'

export const Announcement = z.object({
  id: Id,
  createdAt: Timestamp,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  content: z.string().check(z.maxLength(5000)),
  type: z.enum(['info', 'warning', 'maintenance']),
  isActive: z.boolean(),
  targetAudience: z.enum(['all', 'customers', 'admins']),
})
export type Announcement = z.infer<typeof Announcement>

/** What an administrator fills in. */
export const AnnouncementForm = z.object({
  title: typedText(200),
  content: optionalText(5000),
  type: Announcement.shape.type,
  isActive: z.boolean(),
  targetAudience: Announcement.shape.targetAudience,
})
export type AnnouncementForm = z.infer<typeof AnnouncementForm>

/** Whether it is meant for who reads it; null: a visitor. Administrators read what customers read. */
export function isMeantFor(
  { isActive, targetAudience }: Pick<Announcement, 'isActive' | 'targetAudience'>,
  reader: Pick<Actor, 'role'> | null,
): boolean {
  if (!isActive) return false
  if (targetAudience === 'all') return true
  return targetAudience === 'customers' ? reader !== null : reader?.role === 'admin'
}
