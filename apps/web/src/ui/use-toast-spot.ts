import { useEffect, useLayoutEffect, useState } from 'react'
import { useSonner } from 'sonner'
import { controlsInSight } from './controls-in-sight.ts'
import { type Spot, toastSpot } from './toast-spot.ts'

/** Up to this width the library draws a toast from edge to edge; px. */
const PHONE = 600
/** Seed, section 9. */
const WIDTH = 356
/** Of one line, until it is measured. */
const HEIGHT = 52
/** How far each toast behind the first one looks out. */
const PEEK = 14
/** The screen below changes while a toast is shown: a login leads on, a dialog closes. */
const LOOK_MS = 200

const FIRST: Spot = { side: 'right', bottom: 24 }

/** Where toasts are now. While shown they give way upwards, never to the other side: that would show them anew. */
export function useToastSpot(): Spot & { readonly margin: number } {
  const count = useSonner().toasts.length
  const isShown = count > 0
  const [spot, setSpot] = useState(FIRST)

  useLayoutEffect(() => {
    if (isShown) setSpot(findSpot(1))
  }, [isShown])
  useEffect(() => {
    if (!isShown) return
    setSpot(findSpot(count))
    const look = () => setSpot((now) => same(now, findSpot(count, now.side)))
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isShown, count])

  return { ...spot, margin: marginNow() }
}

function findSpot(count: number, side?: Spot['side']): Spot {
  const margin = marginNow()
  const isPhone = innerWidth <= PHONE
  const width = isPhone ? innerWidth - 2 * margin : WIDTH
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
  const height = Math.max(HEIGHT, ...drawn.map((toast) => toast.offsetHeight))
  return toastSpot(
    controlsInSight(),
    { width: innerWidth, height: innerHeight },
    { width, height: height + PEEK * (Math.min(count, 3) - 1) },
    margin,
    side ? [side] : ['right', 'left'],
  )
}

const marginNow = (): number => (innerWidth <= PHONE ? 16 : 24)

const same = (now: Spot, next: Spot): Spot =>
  now.side === next.side && now.bottom === next.bottom ? now : next
