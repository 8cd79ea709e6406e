import { useEffect, useRef, useState } from 'react'
import { FrankfurtDrawing } from './frankfurt-drawing.tsx'

const FRAME =
  'https://www.openstreetmap.org/export/embed.html?bbox=8.6100%2C50.0780%2C8.7550%2C50.1430&layer=mapnik&marker=50.1109%2C8.6821'

/**
 * The map is fetched only when a reader comes near. Until it shows, and without a network, the drawing is in its
 * place. Whether the frame got the map or the browser's error page cannot be known without a second request to that
 * host, and the frame is the only one the shop makes; the address is beside it in any case.
 */
export function FrankfurtMap() {
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
    <div ref={root} className="relative aspect-16/9 overflow-hidden border border-line bg-surface">
      <FrankfurtDrawing />
      {isNear ? (
        <iframe
          src={FRAME}
          title="Map of Frankfurt, Germany"
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          tabIndex={isShown ? 0 : -1}
          onLoad={() => setIsShown(true)}
          className={`absolute inset-0 size-full border-0 transition-opacity duration-500 ${isShown ? '' : 'pointer-events-none opacity-0'}`}
        />
      ) : null}
    </div>
  )
}
