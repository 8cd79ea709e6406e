import { isCutOff } from './is-cut-off.ts'
import type { Job, JobFigures, JobLog } from './job.ts'

export interface MeasuredJob {
  readonly job: Job
  figures(): JobFigures
}

/** The same job, counted and timed; a failure is logged and passed on. */
export function measureJob(job: Job, log: JobLog): MeasuredJob {
  let runs = 0
  let failures = 0
  let lastEndedAt: number | null = null
  let lastSeconds: number | null = null

  async function run(): Promise<unknown> {
    const startedAt = performance.now()
    try {
      return await job.run()
    } catch (error) {
      if (isCutOff(error)) {
        log.info({ job: job.name }, `job ${job.name} was cut off; it goes on after the next start`)
        return null
      }
      failures += 1
      log.warn({ err: error, job: job.name }, `job ${job.name} failed; it will run again`)
      throw error
    } finally {
      runs += 1
      lastEndedAt = Date.now()
      lastSeconds = (performance.now() - startedAt) / 1000
    }
  }
  return {
    job: { ...job, run },
    figures: () => ({ name: job.name, runs, failures, lastEndedAt, lastSeconds }),
  }
}
