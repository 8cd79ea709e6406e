import { setTimeout as pause } from 'node:timers/promises'
import { type Job, type Runner, STOP_WITHIN } from './job.ts'

/** Runs the jobs of a server that is alone with its database, never one job twice at once. */
export function startTimerRunner(jobs: readonly Job[]): Runner {
  const running = new Map<Job, Promise<void>>()
  const wanted = new Set<Job>()
  let isStopping = false

  /** While the job runs, a further wish waits for its end; any number of wishes is one run. */
  function wake(job: Job): void {
    if (isStopping) return
    wanted.add(job)
    if (!running.has(job)) running.set(job, runWhileWanted(job))
  }

  async function runWhileWanted(job: Job): Promise<void> {
    while (wanted.delete(job) && !isStopping) {
      // Logged already where the job is measured; the next run is the next try.
      await job.run().catch(() => undefined)
    }
    running.delete(job)
  }

  const timers = jobs.map((job) => setInterval(() => wake(job), job.everyMinutes * 60_000).unref())
  // What waited while the server was off is done soon, but not before the first callers are served.
  const first = setTimeout(() => jobs.forEach(wake), 1000).unref()

  return {
    ready: Promise.resolve(),
    wake,
    stop: async () => {
      isStopping = true
      clearTimeout(first)
      timers.forEach((timer) => void clearInterval(timer))
      await Promise.race([
        Promise.all(running.values()),
        pause(STOP_WITHIN, undefined, { ref: false }),
      ])
    },
  }
}
