import type { JobFigures } from './job.ts'

const JOBS = ['lifecycle', 'mail', 'provisioning', 'gateways', 'comparison', 'news']

interface JobGauge {
  readonly help: string
  readonly read: () => number
}

/** The figures of the jobs for the metrics, by name. `read` is asked whenever somebody looks. */
export function jobGauges(read: () => readonly JobFigures[]): Record<string, JobGauge> {
  const figure = (name: string) => read().find((figures) => figures.name === name)
  const gauges: Record<string, JobGauge> = {}
  for (const name of JOBS) {
    gauges[`hostfront_job_${name}_runs`] = {
      help: `Runs of the job ${name} by this process, failed ones included.`,
      read: () => figure(name)?.runs ?? 0,
    }
    gauges[`hostfront_job_${name}_failures`] = {
      help: `Runs of the job ${name} by this process that failed.`,
      read: () => figure(name)?.failures ?? 0,
    }
    gauges[`hostfront_job_${name}_last_run_seconds`] = {
      help: `How long the last run of the job ${name} by this process took.`,
      read: () => figure(name)?.lastSeconds ?? 0,
    }
    gauges[`hostfront_job_${name}_last_run_timestamp_seconds`] = {
      help: `When this process last ran the job ${name}; 0: never.`,
      read: () => (figure(name)?.lastEndedAt ?? 0) / 1000,
    }
  }
  return gauges
}
