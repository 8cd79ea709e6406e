import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'

const LOOK_EVERY = 50

/** Counts an opened queue's statements. Answers how to wait until none is under way, `most` milliseconds at the longest. */
export function trackStatements(boss: PgBoss): (most: number) => Promise<void> {
  const db = boss.getDb()
  const execute = db.executeSql.bind(db)
  let underWay = 0

  async function executeCounted(...given: Parameters<typeof execute>) {
    underWay += 1
    try {
      return await execute(...given)
    } finally {
      underWay -= 1
    }
  }
  Object.assign(db, { executeSql: executeCounted })

  return async (most) => {
    const end = performance.now() + most
    while (underWay > 0 && performance.now() < end) await pause(LOOK_EVERY)
  }
}
