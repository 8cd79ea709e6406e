import type PgBoss from 'pg-boss'
import type { JobLog } from './job.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Makes an opened queue outlive its database. It leaves some of its promises unwatched, the end of a job among
 * them, and one that fails would end the whole process. So a statement that fails answers nothing, which all of
 * its callers take as "nothing found"; the first failure and the return are logged, not each try in between.
 */
export function surviveOutages(boss: PgBoss, log: JobLog): void {
  const db = boss.getDb()
  const execute = db.executeSql.bind(db)
  const nothing: { rows: never[] } | undefined = undefined
  let isDown = false

  async function executeOrNothing(...given: Parameters<typeof execute>) {
    try {
      const result = await execute(...given)
      if (isDown) log.info({}, 'the queue of jobs reaches its database again')
      isDown = false
      return result
    } catch (error) {
      // Another replica took the job first: how the queue keeps two from running at once.
      if (codeOf(error) === UNIQUE_VIOLATION) return nothing
      if (!isDown) log.warn({ err: error }, 'the queue of jobs does not reach its database')
      isDown = true
      return nothing
    }
  }
  Object.assign(db, { executeSql: executeOrNothing })
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
