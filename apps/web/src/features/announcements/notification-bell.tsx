import { Bell } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId, useState } from 'react'
import { NewsList } from './news-list.tsx'
import { useNews } from './use-news.ts'

/** Opening it marks everything as read; what was new stays marked while it is open. */
export function NotificationBell() {
  const { items, unread, markRead } = useNews()
  const unreadId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [newSince, setNewSince] = useState<readonly string[]>([])

  function onOpenChange(open: boolean): void {
    setIsOpen(open)
    if (!open || unread === 0) return
    setNewSince(items.filter(({ isUnread }) => isUnread).map(({ id }) => id))
    markRead()
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger
        aria-describedby={unread > 0 ? unreadId : undefined}
        className="relative inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink"
      >
        <Bell aria-hidden="true" className="size-5" />
        <span className="sr-only">Notifications</span>
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 grid h-5 min-w-5 place-content-center rounded-full bg-accent px-1 font-semibold text-on-accent text-xs leading-none"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </Popover.Trigger>
      {/* Outside the button, whose name it must not become a part of. */}
      <span id={unreadId} hidden>
        {unread} unread
      </span>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Notifications"
          className="z-30 flex max-h-[min(32rem,80dvh)] w-[min(24rem,calc(100vw-1.5rem))] flex-col rounded-md border border-line bg-raised shadow-xl outline-none"
        >
          <p className="border-line border-b px-4 py-3 font-semibold">Notifications</p>
          <NewsList items={items} newSince={newSince} onLeave={() => setIsOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
