import { type ClockFault, type ClockReading, clockJump } from '@hostfront/domain/services/clock'
import type { ClockWatch } from '../call/context.ts'
import { type ClockSources, lookAtClock } from './look-at-clock.ts'

export interface WatchedClock extends ClockSources {
  /** Milliseconds since whenever, by a count that goes on evenly whatever the clock is set to. */
  elapsed(): number
}

export function createClockWatch({ elapsed, ...sources }: WatchedClock): ClockWatch {
  let known: ClockFault | null = null
  let last: ClockReading | null = null
  let looking: Promise<unknown> | null = null
  const read = (): ClockReading => ({ now: sources.now(), elapsed: elapsed() })
  const jump = () => last && clockJump(last, read())
  async function look() {
    // From before it asks: a jump meanwhile is one since this look.
    const reading = read()
    known = await lookAtClock(sources)
    last = reading
    return known
  }
  return {
    fault: () => known ?? jump(),
    look,
    async lookAfterJump() {
      if (!jump()) return
      // However many calls come at once, one look answers them all.
      looking ??= look()
        .catch(() => undefined)
        .finally(() => {
          looking = null
        })
      await looking
    },
  }
}
