import type { Notification } from '@hostfront/domain/announcements/notification'
import { Link } from 'react-router'
import { useSettings } from '../../host/settings.ts'
import { useNow } from '../../ui/use-now.ts'
import { formatAge } from '../../words/dates.ts'
import { notificationSentence, notificationTab } from '../../words/notifications.ts'

interface NotificationListProps {
  items: readonly Notification[]
  /** Ids of those that were unread when the list was opened. */
  newSince: readonly string[]
  onLeave: () => void
}

export function NotificationList({ items, newSince, onLeave }: NotificationListProps) {
  const { currency } = useSettings()
  const now = useNow()
  if (items.length === 0) {
    return (
      <p className="px-4 py-6 text-[0.9375rem] text-muted">
        Nothing yet. You read here when an order is decided and when an invoice is due.
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line overflow-y-auto">
      {items.map(({ id, event, createdAt, readAt }) => (
        <li key={id}>
          <Link
            to={`/dashboard?tab=${notificationTab(event)}`}
            onClick={onLeave}
            className="block px-4 py-3 text-[0.9375rem] -outline-offset-2 hover:bg-surface"
          >
            <span className="flex items-start gap-2.5">
              {readAt === null || newSince.includes(id) ? (
                <span className="mt-2 size-2 shrink-0 rounded-full bg-accent">
                  <span className="sr-only">New:</span>
                </span>
              ) : null}
              <span className="min-w-0 break-words">{notificationSentence(event, currency)}</span>
            </span>
            <span className="mt-1 block text-muted text-sm">{formatAge(createdAt, now)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
