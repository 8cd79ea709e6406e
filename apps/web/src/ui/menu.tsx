import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  /** What stands above the items, such as who is signed in. */
  header?: ReactNode
  children: ReactNode
}

export function Menu({ trigger, header, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 min-w-56 rounded-md border border-line bg-raised py-1.5 shadow-xl"
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

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-2.5 px-4 outline-none data-highlighted:bg-surface data-highlighted:outline-2 data-highlighted:outline-accent-ink data-highlighted:-outline-offset-2"
    >
      {children}
    </DropdownMenu.Item>
  )
}
