import type { Box } from './toast-spot.ts'

/** `data-clear`: what somebody has to read or copy just when a toast is likely. A label says what its field is. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role=tab], [role=option], [role=menuitem], [role=switch], [data-clear]'
/** Around a control, px: a toast that touches it hides its focus ring. */
const AROUND = 4

/** The boxes of what can be pressed, typed into or is to be copied on the screen now; what lies behind a dialog cannot. */
export function controlsInSight(): Box[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const seen = seenPart(control.getBoundingClientRect())
    return seen && isReached(control, seen) ? [around(seen)] : []
  })
}

function seenPart({ left, top, right, bottom }: Box): Box | null {
  const seen = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  }
  return seen.left < seen.right && seen.top < seen.bottom ? seen : null
}

function isReached(control: Element, { left, top, right, bottom }: Box): boolean {
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return control.contains(met)
}

const around = ({ left, top, right, bottom }: Box): Box => ({
  left: left - AROUND,
  top: top - AROUND,
  right: right + AROUND,
  bottom: bottom + AROUND,
})
