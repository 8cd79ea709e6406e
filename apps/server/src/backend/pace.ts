const MINUTE = 60_000

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
