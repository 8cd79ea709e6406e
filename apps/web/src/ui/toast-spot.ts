/** Where a toast goes so that it covers nothing that can be pressed, typed into or is to be copied. Lengths in CSS px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** `bottom`: of the toast above that of the window. */
export interface Spot {
  readonly side: 'right' | 'left'
  readonly bottom: number
}

const STEP = 8

/**
 * The lowest place at one of `sides`, `margin` from it, at which a toast covers none of `controls`; where
 * there is none, the one at which it covers least.
 */
export function toastSpot(
  controls: readonly Box[],
  window: Size,
  toast: Size,
  margin: number,
  sides: readonly [Spot['side'], ...Spot['side'][]] = ['right', 'left'],
): Spot {
  let best: Spot = { side: sides[0], bottom: margin }
  let least = Number.POSITIVE_INFINITY
  for (let bottom = margin; bottom + toast.height + margin <= window.height; bottom += STEP) {
    for (const side of sides) {
      const spot = { side, bottom }
      const covered = coveredBy(boxAt(spot, window, toast, margin), controls)
      if (covered === 0) return spot
      if (covered < least) {
        best = spot
        least = covered
      }
    }
  }
  return best
}

function boxAt({ side, bottom }: Spot, window: Size, toast: Size, margin: number): Box {
  const left = side === 'left' ? margin : window.width - margin - toast.width
  const foot = window.height - bottom
  return { left, right: left + toast.width, top: foot - toast.height, bottom: foot }
}

function coveredBy(box: Box, controls: readonly Box[]): number {
  return controls.reduce((sum, control) => {
    const width = Math.min(box.right, control.right) - Math.max(box.left, control.left)
    const height = Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top)
    return sum + Math.max(0, width) * Math.max(0, height)
  }, 0)
}
