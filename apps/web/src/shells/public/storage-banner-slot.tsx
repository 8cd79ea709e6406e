import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { shopStarted } from '../../host/start-shop.ts'

const StorageBanner = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/shop/storage-banner.tsx')).StorageBanner,
  })),
)

/** Loads the banner only when there is something to say about the storage: mostly there is not. */
export function StorageBannerSlot() {
  const [needsNotice, setNeedsNotice] = useState(false)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    shopStarted().then(
      ({ storage }) => {
        if (isGone) return
        const look = () => {
          const { state, notices } = storage.health()
          setNeedsNotice(state !== 'ready' || notices.length > 0)
        }
        stop = storage.watch(look)
        look()
      },
      // A shop whose code did not come says nothing of the storage; what needs it says that it is not there.
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return needsNotice ? (
    <Suspense>
      <StorageBanner />
    </Suspense>
  ) : null
}
