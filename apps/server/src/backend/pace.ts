const MINUTE = 60_000

/** What looks that have begun may still ask: four at once, up to nine requests each to make a server. */
const BEGUN = 36

/** With fewer requests than this in the last minute something more may begin, so that all of it together stays within what is allowed. */
export const mayBeginBelow = (perMinute: number): number =>
  perMinute - Math.min(BEGUN, Math.floor(perMinute / 2))

/** Counts what is asked of each panel within the last minute. */
export interface Pace {
  /** A request is sent. */
  count(panel: string): void
  /** How long to wait before more is asked, in ms; 0: nothing. */
  wait(panel: string, perMinute: number): number
}

/** `elapsed`: a count of milliseconds that nobody sets. Of several replicas one at a time runs the job that asks. */
export function createPace(elapsed: () => number): Pace {
  const sent = new Map<string, number[]>()
  const recent = (panel: string): number[] => {
    const times = (sent.get(panel) ?? []).filter((at) => at > elapsed() - MINUTE)
    sent.set(panel, times)
    return times
  }
  return {
    count(panel) {
      recent(panel).push(elapsed())
    },
    wait(panel, perMinute) {
      const times = recent(panel)
      const oldest = times[times.length - perMinute]
      return oldest === undefined ? 0 : Math.max(1, Math.ceil(oldest + MINUTE - elapsed()))
    },
  }
}
