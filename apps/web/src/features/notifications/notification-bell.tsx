import { Bell } from 'lucide-react'
import { useId, useState } from 'react'
import { useOpener } from '../../parts/use-opener.ts'
import { useNews } from './use-news.ts'

const loadPopover = async () => (await import('./news-popover.tsx')).NewsPopover

/** Opening it marks everything as read; what was new stays marked while it is open. */
export function NotificationBell() {
  const { items, next, unread, markRead } = useNews()
  const unreadId = useId()
  const [newSince, setNewSince] = useState<readonly string[]>([])
  const { button, opened } = useOpener('dialog', loadPopover, () => {
    if (unread === 0) return
    setNewSince(items.filter(({ isUnread }) => isUnread).map(({ id }) => id))
    markRead()
  })

  return (
    <>
      <button
        type="button"
        {...button}
        aria-describedby={unread > 0 ? unreadId : undefined}
        className="relative inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink"
      >
        <Bell aria-hidden="true" className="size-5" />
        <span className="sr-only">Notifications</span>
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 grid h-4.5 min-w-4.5 place-content-center rounded-full bg-accent px-1 font-semibold text-on-accent text-[0.6875rem] leading-none"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </button>
      {/* Outside the button, whose name it must not become a part of. */}
      <span id={unreadId} hidden>
        {unread} unread
      </span>
      {opened ? (
        <opened.Part opener={opened.opener} items={items} next={next} newSince={newSince} />
      ) : null}
    </>
  )
}
