import { Popover } from 'radix-ui'
import type { Opener } from '../../ui/forwarded-trigger.tsx'
import { ForwardedTrigger } from '../../ui/forwarded-trigger.tsx'
import { NewsList } from './news-list.tsx'
import type { News } from './use-news.ts'

interface NewsPopoverProps {
  opener: Opener
  items: readonly News[]
  /** Where older notifications begin; null where there are none. */
  next: string | null
  /** Ids of those that were unread when it was opened. */
  newSince: readonly string[]
}

export function NewsPopover({ opener, items, next, newSince }: NewsPopoverProps) {
  const { button, isOpen, onOpenChange } = opener
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <ForwardedTrigger element={button} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Notifications"
          className="z-30 flex max-h-[min(40rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1.5rem))] flex-col rounded-md border border-line bg-raised lifted outline-none"
        >
          <p className="border-line border-b px-4 py-3 font-semibold">Notifications</p>
          <NewsList
            items={items}
            next={next}
            newSince={newSince}
            onLeave={() => onOpenChange(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
