import { lazy, Suspense, useEffect, useState } from 'react'
import { shopStarted } from '../../host/start-shop.ts'

const AnnouncementBanner = lazy(() =>
  import('../../features/announcements/announcement-banner.tsx').then((module) => ({
    default: module.AnnouncementBanner,
  })),
)

/** Loads what the shop has to say once the shop has opened: nobody waits for it. */
export function AnnouncementSlot() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    shopStarted().then(
      () => setIsOpen(true),
      () => undefined,
    )
  }, [])
  return isOpen ? (
    <Suspense>
      <AnnouncementBanner />
    </Suspense>
  ) : null
}
