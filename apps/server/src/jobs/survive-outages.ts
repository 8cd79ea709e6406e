import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import type { JobLog } from './job.ts'

/** How long a statement waits for the database to come back, and how often it tries. Milliseconds. */
const PATIENCE = 60_000
const BETWEEN_TRIES = 1000

/** Another replica took the job first: how the queue keeps two from running at once. */
const UNIQUE_VIOLATION = '23505'

/**
 * Makes an opened queue outlive its database. It leaves some of its promises unwatched, the end of a job among
 * them: one that failed would end the whole process. So a statement waits for the database to come back, that
 * the end of a job is not lost; one that fails for good answers nothing, which its callers take as "nothing found".
 * The loss and the return are logged, not each try in between.
 */
export function surviveOutages(boss: PgBoss, log: JobLog, stopping: AbortSignal): void {
  const db = boss.getDb()
  const execute = db.executeSql.bind(db)
  let isAway = false

  async function executeWithPatience(...given: Parameters<typeof execute>) {
    const patienceEnds = performance.now() + PATIENCE
    for (;;) {
      try {
        const result = await execute(...given)
        if (isAway) log.info({}, 'the queue of jobs reaches its database again')
        isAway = false
        return result
      } catch (error) {
        const code = codeOf(error)
        if (code === UNIQUE_VIOLATION) return
        if (!isAway) log.warn({ err: error }, 'the queue of jobs does not reach its database')
        isAway = true
        if (isFinal(code) || stopping.aborted || performance.now() > patienceEnds) return
        await pause(BETWEEN_TRIES, undefined, { ref: false, signal: stopping }).catch(
          () => undefined,
        )
      }
    }
  }
  Object.assign(db, { executeSql: executeWithPatience })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether the database itself refused the statement, other than because it stops, starts or is full (SQLSTATE). */
function isFinal(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57|55000)/.test(code)
}
