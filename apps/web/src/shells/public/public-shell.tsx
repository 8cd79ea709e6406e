import { AnnouncementSlot } from './announcement-slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OpenPages } from './open-pages.tsx'
import { OrderDialogSlot } from './order-dialog-slot.tsx'
import { PageDataSlot } from './page-data-slot.tsx'
import { ShopMarks } from './shop-marks.tsx'
import { StorageBannerSlot } from './storage-banner-slot.tsx'

/** The frame of every page but the admin panel's. */
export function PublicShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:start-3 focus:top-3"
      >
        Skip to content
      </a>
      <ShopMarks />
      <StorageBannerSlot />
      <AnnouncementSlot />
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        <OpenPages />
      </main>
      <Footer />
      <OrderDialogSlot />
      <PageDataSlot />
    </div>
  )
}
