import { useEffect, useState } from 'react'
import type { Host, StorageHealth } from '../../host/host.ts'
import { openHost } from '../../host/open-host.ts'

export interface StorageView {
  health: StorageHealth
  recovery: Host['storage']['recovery']
}

const NOTHING_KEPT: StorageHealth = {
  state: 'unavailable',
  notices: [],
  persisted: null,
  lastBackupAt: null,
  isMirrored: true,
}

/** How the shop's storage is, now and from then on; null until the shop has opened. */
export function useStorage(): StorageView | null {
  const [view, setView] = useState<StorageView | null>(null)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    openHost()
      .then(({ storage }) => {
        if (isGone) return
        const show = () => setView({ health: storage.health(), recovery: storage.recovery })
        stop = storage.watch(show)
        show()
      })
      .catch(() => {
        // A shop that does not open at all: the same as one that cannot keep anything.
        setView({ health: NOTHING_KEPT, recovery: null })
      })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return view
}
