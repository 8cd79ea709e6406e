import { type ClockReading, type ClockTrouble, clockJump } from '@hostfront/domain/services/clock'
import { type ClockSources, lookAtClock } from './look-at-clock.ts'

export interface WatchedClock extends ClockSources {
  /** Milliseconds since whenever, by a count that goes on evenly whatever the clock is set to. */
  elapsed(): number
}

/** Whether this machine's clock can be believed, as of the last look. */
export interface ClockWatch {
  /**
   * Null: nothing speaks against it. A jump since the last look counts as trouble until somebody looks. Asks nobody, so it
   * may be called inside a transaction.
   */
  trouble(): ClockTrouble | null
  /** Looks again: to be done at the start and every few seconds. Throws what the database says when it cannot be asked. */
  look(): Promise<ClockTrouble | null>
  /** Looks again if the clock has jumped since the last look; else asks nobody. Throws nothing: the trouble stays. */
  lookAfterJump(): Promise<void>
}

export function createClockWatch({ elapsed, ...sources }: WatchedClock): ClockWatch {
  let known: ClockTrouble | null = null
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
    trouble: () => known ?? jump(),
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
