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
      <a href="#main" className="skip">
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
