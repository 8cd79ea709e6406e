import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { shopStarted } from '../../host/start-shop.ts'

const AnnouncementBanner = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/announcements/announcement-banner.tsx'))
      .AnnouncementBanner,
  })),
)

/** Loads what the shop has to say once the shop has opened: nobody waits for it. Its room is kept where there was something last time. */
export function AnnouncementSlot() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    shopStarted().then(
      () => startTransition(() => setIsOpen(true)),
      () => undefined,
    )
  }, [])
  return (
    <div className="announcement-line">
      {isOpen ? (
        <Suspense>
          <AnnouncementBanner />
        </Suspense>
      ) : null}
    </div>
  )
}
