import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { liveValue } from '../../host/live-value.ts'

/** What the shop has to say to the current visitor, newest first; null until it has said it. */
export const useAnnouncements = liveValue<readonly Announcement[] | null>(null, (api) =>
  api.announcements.current(),
)
