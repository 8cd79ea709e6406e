import type { MapPosition } from '@hostfront/domain/settings/map-position'
import { useEffect, useRef, useState } from 'react'
import { mapFrame } from './map-addresses.ts'

interface LocationMapProps {
  place: string
  position: MapPosition
}

/**
 * The map is fetched only when a reader comes near. Until it shows, and without a network, the drawing is in its
 * place. Whether the frame got the map or the browser's error page cannot be known without a second request to that
 * host, and the frame is the only one the shop makes; the address is beside it in any case.
 */
export function LocationMap({ place, position }: LocationMapProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!root.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && navigator.onLine) setIsNear(true)
      },
      { rootMargin: '300px' },
    )
    watcher.observe(root.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <div ref={root} className="absolute inset-0">
      {isNear ? (
        <iframe
          src={mapFrame(position)}
          title={`Map of ${place}`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          tabIndex={isShown ? 0 : -1}
          onLoad={() => setIsShown(true)}
          className={`size-full border-0 transition-opacity duration-500 ${isShown ? '' : 'pointer-events-none opacity-0'}`}
        />
      ) : null}
    </div>
  )
}
