import type { CollectionName } from '@hostfront/store/collections'

/** What of a logger the jobs need; pino's fits. */
export interface JobLog {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
}

/** Work that comes back. It may run twice at once without harm: it claims what it does row by row. */
export interface Job {
  readonly name: string
  /** From one run to the next, in minutes. */
  readonly everyMinutes: number
  /** A run that takes longer counts as lost, in seconds: then another may begin. */
  readonly mostSeconds: number
  /** A change of this collection asks for a run at once. */
  readonly wakenBy: CollectionName | null
  run(): Promise<unknown>
}

/** What is known of a job in this process, for the metrics. */
export interface JobFigures {
  readonly name: string
  /** Runs that came to their end, failed ones included. */
  readonly runs: number
  readonly failures: number
  /** When the last run ended, in milliseconds since 1970; null before the first. */
  readonly lastEndedAt: number | null
  readonly lastSeconds: number | null
}

/** Calls each job when it is time. */
export interface Runner {
  /** Resolves when the first runs are asked for. */
  readonly ready: Promise<void>
  /** Asks for a run soon. Asked again before it has begun, it is still one run. */
  wake(job: Job): void
  /** Begins no more runs, and waits for those that run, up to the limit. */
  stop(): Promise<void>
}

/** A runner waits this long for what runs when it is stopped, in milliseconds: less than the server itself does. */
export const STOP_WITHIN = 8000
