import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { type Job, type JobLog, type Runner, STOP_WITHIN } from './job.ts'
import { surviveOutages } from './survive-outages.ts'
import { trackStatements } from './track-statements.ts'

/** Between two tries to open the queue, in milliseconds; the last one stays. The first is for replicas that race. */
const OPEN_AGAIN_AFTER = [200, 1000, 5000] as const
/** How often a replica looks for what others have left, in seconds. What itself wants begins at once. */
const POLL = 5
/** After a run, in milliseconds. */
const LOOK_AGAIN_AFTER = 100

interface OpenQueue {
  readonly boss: PgBoss
  /** The worker in this process, by job. */
  readonly workers: ReadonlyMap<Job, string>
  readonly statementsEnd: ReturnType<typeof trackStatements>
}

/**
 * Runs the jobs from a durable queue in the database, which all replicas share: one run of a job at a time, and
 * at most one more that waits. A replica that dies gives its run back after `mostSeconds`. Opens by itself, and
 * keeps trying while the database cannot be reached.
 */
export function startQueueRunner(databaseUrl: string, jobs: readonly Job[], log: JobLog): Runner {
  const stopping = new AbortController()
  const opening = openUntilItWorks(databaseUrl, jobs, log, stopping.signal)
  return {
    ready: opening.then(() => undefined),
    wake: (job) => {
      if (stopping.signal.aborted) return
      opening
        .then((queue) => queue && ask(queue, job))
        .catch((error: unknown) =>
          log.warn({ err: error, job: job.name }, 'job could not be queued'),
        )
    },
    stop: async () => {
      stopping.abort()
      const queue = await opening
      if (!queue) return
      // Closed while it fetches a job, the queue would run it without waiting for it, and never write how it ended.
      for (const job of jobs) await queue.boss.offWork(job.name)
      const begun = performance.now()
      await queue.statementsEnd(STOP_WITHIN)
      const timeout = Math.max(STOP_WITHIN - (performance.now() - begun), 0)
      await queue.boss.stop({ graceful: true, wait: true, timeout })
    },
  }
}

async function openUntilItWorks(
  databaseUrl: string,
  jobs: readonly Job[],
  log: JobLog,
  signal: AbortSignal,
): Promise<OpenQueue | null> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      return await open(databaseUrl, jobs, log, signal)
    } catch (error) {
      if (tries > 0) log.warn({ err: error }, 'the queue of jobs could not be opened; trying again')
      const wait = OPEN_AGAIN_AFTER[tries] ?? OPEN_AGAIN_AFTER[2]
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  return null
}

async function open(
  databaseUrl: string,
  jobs: readonly Job[],
  log: JobLog,
  stopping: AbortSignal,
): Promise<OpenQueue> {
  // Only here: a server without jobs needs neither its code nor its memory.
  const { default: Boss } = await import('pg-boss')
  const options = {
    connectionString: databaseUrl,
    schema: 'jobs',
    application_name: 'hostfront jobs',
    max: 2,
    connectionTimeoutMillis: 10_000,
    maintenanceIntervalSeconds: 60,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  }
  const boss = new Boss(options)
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs met a fault'))
  try {
    await boss.start()
    for (const job of jobs) await declare(boss, job)
    surviveOutages(boss, log, stopping)
    const statementsEnd = trackStatements(boss)
    const workers = new Map<Job, string>()
    for (const job of jobs) workers.set(job, await startWorker(boss, job, stopping))
    const queue = { boss, workers, statementsEnd }
    for (const job of jobs) await ask(queue, job)
    return queue
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
}

async function declare(boss: PgBoss, job: Job): Promise<void> {
  const rules = {
    name: job.name,
    // One that waits, one that runs, one that failed and waits: never two of a kind.
    policy: 'stately',
    expireInSeconds: job.mostSeconds,
    retryLimit: 2,
    retryDelay: 10,
    retryBackoff: true,
    retentionMinutes: 60,
  } as const
  await boss.createQueue(job.name, rules)
  // An older version of the server may have made it with other rules.
  await boss.updateQueue(job.name, rules)
  const minutes = job.everyMinutes === 1 ? '*' : `*/${job.everyMinutes}`
  await boss.schedule(job.name, `${minutes} * * * *`)
}

/** Answers the id of the worker. */
async function startWorker(boss: PgBoss, job: Job, stopping: AbortSignal): Promise<string> {
  const worker = await boss.work(job.name, { pollingIntervalSeconds: POLL }, async () => {
    if (stopping.aborted) throw new Error('This replica stops; another one runs the job.')
    try {
      await job.run()
    } finally {
      // The queue writes the end of this run while it looks for the next, and finds none that early.
      setTimeout(() => boss.notifyWorker(worker), LOOK_AGAIN_AFTER).unref()
    }
  })
  return worker
}

async function ask({ boss, workers }: OpenQueue, job: Job): Promise<void> {
  await boss.send(job.name, {})
  const worker = workers.get(job)
  if (worker !== undefined) boss.notifyWorker(worker)
}
