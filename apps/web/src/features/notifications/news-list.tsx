import type { Announcement } from '@hostfront/domain/announcements/announcement'
import type { Notification } from '@hostfront/domain/notifications/notification'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { AnnouncementSign } from '../../parts/announcements/announcement-sign.tsx'
import { useNow } from '../../ui/use-now.ts'
import { formatAge } from '../../words/dates.ts'
import { notificationPath, notificationSentence } from '../../words/notifications.ts'
import { AnnouncementText } from './announcement-text.tsx'
import type { News } from './use-news.ts'
import { useOlderNews } from './use-older-news.ts'

interface NewsListProps {
  /** The newest, and where older notifications begin; null where there are none. */
  items: readonly News[]
  next: string | null
  /** Ids of those that were unread when the list was opened. */
  newSince: readonly string[]
  onLeave: () => void
}

export function NewsList({ items: newest, next, newSince, onLeave }: NewsListProps) {
  const now = useNow()
  const { items, showOlder } = useOlderNews(newest, next)
  const list = useRef<HTMLUListElement>(null)

  /** Its button leaves with the last of them: the keyboard goes on in the list. */
  async function addOlder(): Promise<void> {
    if (await showOlder?.()) list.current?.focus({ preventScroll: true })
  }

  if (items.length === 0) {
    return (
      <p className="px-4 py-6 text-[0.9375rem] text-muted">
        Nothing yet. You read here when an order is decided and when an invoice is due.
      </p>
    )
  }
  return (
    <ul ref={list} tabIndex={-1} className="divide-y divide-line overflow-y-auto -outline-offset-2">
      {items.map((item) => {
        const frame = {
          isNew: item.isUnread || newSince.includes(item.id),
          age: formatAge(item.createdAt, now),
        }
        return (
          <li key={item.id}>
            {'announcement' in item ? (
              <AnnouncementItem announcement={item.announcement} {...frame} />
            ) : (
              <NotificationItem notification={item.notification} onLeave={onLeave} {...frame} />
            )}
          </li>
        )
      })}
      {showOlder ? (
        <li className="px-4 py-3">
          <ActionButton look="secondary" size="small" onAct={addOlder}>
            Show older
          </ActionButton>
        </li>
      ) : null}
    </ul>
  )
}

const row = 'flex items-start gap-2.5 px-4 py-3 text-[0.9375rem]'

interface ItemProps {
  isNew: boolean
  age: string
}

interface NotificationItemProps extends ItemProps {
  notification: Notification
  onLeave: () => void
}

function NotificationItem({ notification: { event }, onLeave, isNew, age }: NotificationItemProps) {
  const { currency } = useSettings()
  return (
    <Link
      to={notificationPath(event)}
      onClick={onLeave}
      className={`${row} -outline-offset-2 hover:bg-surface`}
    >
      {isNew ? <NewMark /> : null}
      <span className="min-w-0 break-words">
        {notificationSentence(event, currency)}
        <span className="mt-1 block text-muted text-sm">{age}</span>
      </span>
    </Link>
  )
}

interface AnnouncementItemProps extends ItemProps {
  announcement: Announcement
}

function AnnouncementItem({ announcement, isNew, age }: AnnouncementItemProps) {
  const { title, content, type } = announcement
  return (
    <div className={row}>
      {isNew ? <NewMark /> : null}
      <AnnouncementSign type={type} />
      <div className="min-w-0">
        <p className="mb-1 font-semibold [overflow-wrap:anywhere]">{title}</p>
        <AnnouncementText content={content} />
        <p className="mt-1 text-muted text-sm">{age}</p>
      </div>
    </div>
  )
}

const NewMark = () => (
  <span className="mt-2 size-2 shrink-0 rounded-full bg-accent">
    <span className="sr-only">New:</span>
  </span>
)
