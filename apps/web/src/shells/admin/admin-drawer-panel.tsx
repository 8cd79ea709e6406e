import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { Opener } from '../../ui/forwarded-trigger.tsx'
import { ForwardedTrigger } from '../../ui/forwarded-trigger.tsx'
import { AdminNavigation } from './admin-navigation.tsx'

export function AdminDrawerPanel({ opener }: { opener: Opener }) {
  const { button, isOpen, onOpenChange } = opener
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>
        <ForwardedTrigger element={button} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/60" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-50 flex w-[min(18rem,85vw)] flex-col overflow-y-auto border-line border-e bg-ground outline-none"
        >
          <div className="flex items-center justify-between px-3 pt-3">
            <Dialog.Title className="px-2.5 font-semibold">Screens</Dialog.Title>
            <Dialog.Close className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink">
              <span className="sr-only">Close menu</span>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <AdminNavigation onLeave={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
