import type { Backend, ClockWatch } from '@hostfront/backend/call/context'

/** A clock whose watch is loaded with the first look: a page has opened its shop before, and need not wait for it. */
export function watchClock(sources: Pick<Backend, 'store' | 'now'>): ClockWatch {
  let watch: ClockWatch | null = null
  return {
    fault: () => watch?.fault() ?? null,
    async look() {
      const { createClockWatch } = await import('@hostfront/backend/clock-watch')
      const elapsed = () => performance.now()
      watch ??= createClockWatch({ ...sources, elapsed, readDatabaseClock: null })
      return watch.look()
    },
    lookAfterJump: async () => watch?.lookAfterJump(),
  }
}
