import { Announcement } from '@hostfront/domain/announcements/announcement'
import { isMeantFor } from '@hostfront/domain/announcements/audience'
import type { Page } from '@hostfront/store/port'
import type { Call, SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'

/** Nobody reads more at a time. */
const MOST = 20

/** What the caller is to read now, newest first; the newest 20 of it. */
export async function listCurrent({ store, actor }: Call): Promise<Announcement[]> {
  const audiences = Announcement.shape.targetAudience.options.filter((targetAudience) =>
    isMeantFor({ isActive: true, targetAudience }, actor),
  )
  const where = { isActive: true, targetAudience: { in: audiences } }
  const { items } = await store.read((tx) => tx.announcements.list({ where, limit: MOST }))
  return items
}

/** All of them, newest first. */
export const listAnnouncements = (
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<Announcement>> => call.store.read((tx) => tx.announcements.list(pageQuery(input)))
