import * as z from 'zod/mini'

/**
 * Cursors lead on, never back, so each entry of the browser's history remembers the pages that were passed:
 * their cursors, the first page's being empty.
 */
export type Trail = readonly string[]

const HistoryState = z.object({ trail: z.array(z.string()) })

/** The trail of a history entry; an address that was opened as such has none. */
export function readTrail(state: unknown): Trail {
  const parsed = HistoryState.safeParse(state)
  return parsed.success ? parsed.data.trail : []
}

/** One page on, from the page at `after`. */
export const stepOn = (trail: Trail, after: string | undefined): Trail => [...trail, after ?? '']

/** The page before: its cursor (undefined: the first one) and the trail that led to it. Null at the start of the trail. */
export function stepBack(trail: Trail): { after: string | undefined; trail: Trail } | null {
  const last = trail.at(-1)
  return last === undefined ? null : { after: last || undefined, trail: trail.slice(0, -1) }
}
