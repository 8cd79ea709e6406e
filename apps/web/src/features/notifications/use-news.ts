import type { Announcement } from '@hostfront/domain/announcements/announcement'
import type { Notification } from '@hostfront/domain/notifications/notification'
import { markOf } from '../../parts/announcements/announcement-mark.ts'
import { useMarks } from '../../parts/announcements/kept-marks.ts'
import { useAnnouncements } from '../../parts/announcements/use-announcements.ts'
import { markAllRead, useNotifications } from './use-notifications.ts'

const NONE: readonly never[] = []

/** Something in the bell: what happened to the person's own things, or what the shop says to many. */
export type News = {
  readonly id: string
  readonly createdAt: string
  readonly isUnread: boolean
} & ({ readonly notification: Notification } | { readonly announcement: Announcement })

export const asNews = (notification: Notification): News => ({
  id: notification.id,
  createdAt: notification.createdAt,
  isUnread: notification.readAt === null,
  notification,
})

export const newestFirst = (news: readonly News[]): readonly News[] =>
  news.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** The newest of it, where older notifications begin, and how much of it is unread, also of what is not listed here. */
export function useNews() {
  const inbox = useNotifications()
  const announcements = useAnnouncements() ?? NONE
  const seen = useMarks('seen')
  const told = (inbox?.items ?? []).map(asNews)
  const said: News[] = announcements.map((announcement) => ({
    id: markOf(announcement),
    createdAt: announcement.createdAt,
    isUnread: !seen.marks.has(markOf(announcement)),
    announcement,
  }))
  return {
    items: newestFirst([...told, ...said]),
    next: inbox?.next ?? null,
    unread: (inbox?.unread ?? 0) + said.filter(({ isUnread }) => isUnread).length,
    markRead(): void {
      seen.add(announcements.map(markOf))
      // Unread ones that could not be marked stay unread; there is nothing to report.
      if (inbox?.unread) markAllRead().catch(() => undefined)
    },
  }
}
