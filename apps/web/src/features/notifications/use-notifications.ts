import type { Notification } from '@hostfront/domain/notifications/notification'
import { useEffect, useState } from 'react'
import { openHost } from '../../host/open-host.ts'

interface Inbox {
  readonly items: readonly Notification[]
  readonly unread: number
  /** Cursor of the older ones; null where there are none. */
  readonly next: string | null
}

/** Of a page, of the newest and of older ones. */
export const SHOWN = 20

/** The newest notifications of the signed-in person, kept in step with the shop; null until they are known. */
export function useNotifications() {
  const [inbox, setInbox] = useState<Inbox | null>(null)
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    openHost()
      .then((host) => {
        if (isGone) return
        const inboxNow = host.question((api) => api.notifications.list({ limit: SHOWN }), setInbox)
        // A person who has just signed out is refused; the bell leaves with the session.
        const askQuietly = () => void inboxNow.ask().catch(() => undefined)
        stop = host.watch((isAffected) => {
          if (inboxNow.mayDiffer(isAffected)) askQuietly()
        })
        askQuietly()
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return inbox
}

export async function markAllRead(): Promise<void> {
  const { api } = await openHost()
  await api.notifications.markAllRead()
}
