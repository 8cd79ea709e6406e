import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { liveValue } from '../../host/live-value.ts'

/** What the shop has to say to whoever looks at it now, newest first. */
export const useAnnouncements = liveValue<readonly Announcement[]>([], (api) =>
  api.announcements.current(),
)
