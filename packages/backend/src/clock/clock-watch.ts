import type { ClockTrouble } from '@hostfront/domain/services/clock'
import type { ClockSources } from './look-at-clock.ts'

/** Whether this machine's clock can be believed, as of the last look. */
export interface ClockWatch {
  /** Null: nothing speaks against it. Asks nobody, so it may be called inside a transaction. */
  trouble(): ClockTrouble | null
  /** Looks again: to be done at the start and every few seconds. Throws what the database says when it cannot be asked. */
  look(): Promise<ClockTrouble | null>
}

export function createClockWatch(sources: ClockSources): ClockWatch {
  let known: ClockTrouble | null = null
  return {
    trouble: () => known,
    look: async () => {
      // With the first look: a page has opened its shop before, and need not wait for this.
      const { lookAtClock } = await import('./look-at-clock.ts')
      known = await lookAtClock(sources)
      return known
    },
  }
}
