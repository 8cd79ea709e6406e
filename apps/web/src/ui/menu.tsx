import { DropdownMenu } from 'radix-ui'
import type { FocusEvent, ReactNode } from 'react'
import { ForwardedTrigger, type Opener } from './forwarded-trigger.tsx'

interface MenuProps {
  opener: Opener
  /** What is above the items, such as who is signed in. */
  header?: ReactNode
  children: ReactNode
}

/** What a button with `useOpener('menu', …)` opens. */
export function Menu({ opener, header, children }: MenuProps) {
  const { button, isOpen, isByKey, onOpenChange } = opener
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <ForwardedTrigger element={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          // Radix does it for keys that it has heard itself.
          onFocus={isByKey ? focusFirstItem : undefined}
          className="z-50 min-w-44 rounded-md border border-line bg-raised py-1.5 lifted"
        >
          {header ? (
            <DropdownMenu.Label className="border-line border-b px-4 pt-1.5 pb-2.5 text-sm">
              {header}
            </DropdownMenu.Label>
          ) : null}
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** With the focus that comes from without, not with that of an item which the pointer has left. */
function focusFirstItem({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && !currentTarget.contains(relatedTarget)) {
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
}

interface MenuItemProps {
  onSelect: () => void
  /** It destroys something. */
  isDanger?: boolean | undefined
  children: ReactNode
}

export function MenuItem({ onSelect, isDanger = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className={`${isDanger ? 'text-bad' : ''} flex min-h-10 cursor-pointer items-center gap-2.5 px-4 outline-none data-highlighted:bg-surface data-highlighted:outline-2 data-highlighted:outline-solid data-highlighted:outline-accent-ink data-highlighted:-outline-offset-2`}
    >
      {children}
    </DropdownMenu.Item>
  )
}
