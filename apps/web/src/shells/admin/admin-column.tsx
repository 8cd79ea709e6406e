import type { ReactNode } from 'react'
import { StorageBannerSlot } from '../public/storage-banner-slot.tsx'

/** What is beside the side bar: the top bar, and the screen below it. */
export const AdminColumn = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <>
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-line border-b bg-ground px-3 sm:px-6">
      {bar}
    </header>
    <StorageBannerSlot />
    <main id="main" tabIndex={-1} className="px-4 py-4 outline-none sm:px-6 lg:px-8">
      {children}
    </main>
  </>
)
